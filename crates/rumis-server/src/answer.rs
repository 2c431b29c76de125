//! One request, one response.

use axum::body::{Body, Bytes};
use axum::http::header::{
    ACCEPT_ENCODING, ALLOW, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, REFERRER_POLICY, VARY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Response, StatusCode, Uri};

use crate::page::{File, Page};

const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; \
    media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// What the page says to a request. A HEAD is answered like a GET; the server drops the body on the way out.
pub(crate) fn answer(page: &Page, method: &Method, uri: &Uri, headers: &HeaderMap) -> Response<Body> {
    let mut response = match (method, page.find(uri.path())) {
        (&Method::GET | &Method::HEAD, Some(file)) => send(file, headers),
        (&Method::GET | &Method::HEAD, None) => {
            words(StatusCode::NOT_FOUND, format!("There is nothing at {}; the game is at /\n", uri.path()))
        }
        _ => {
            let sentence = format!("{method} means nothing here: this server only shows the page.\n");
            let mut refusal = words(StatusCode::METHOD_NOT_ALLOWED, sentence);
            set(&mut refusal, ALLOW, "GET, HEAD");
            refusal
        }
    };
    set(&mut response, CONTENT_SECURITY_POLICY, POLICY);
    set(&mut response, X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(&mut response, REFERRER_POLICY, "no-referrer");
    response
}

fn send(file: &File, asked: &HeaderMap) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    if let Ok(tag) = HeaderValue::from_str(&file.tag) {
        response.headers_mut().insert(ETAG, tag);
    }
    set(&mut response, CACHE_CONTROL, file.caching);
    set(&mut response, VARY, "accept-encoding");
    if knows(asked, &file.tag) {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        return response;
    }
    let (body, encoding) = in_smallest_form(file, asked);
    set(&mut response, CONTENT_TYPE, file.content_type);
    if let Some(encoding) = encoding {
        set(&mut response, CONTENT_ENCODING, encoding);
    }
    *response.body_mut() = Body::from(body);
    response
}

fn in_smallest_form(file: &File, asked: &HeaderMap) -> (Bytes, Option<&'static str>) {
    match (&file.brotli, &file.gzip) {
        (Some(brotli), _) if accepts(asked, "br") => (brotli.clone(), Some("br")),
        (_, Some(gzip)) if accepts(asked, "gzip") => (gzip.clone(), Some("gzip")),
        _ => (file.plain.clone(), None),
    }
}

/// True if the browser says that it understands this encoding, and not with quality zero.
fn accepts(asked: &HeaderMap, encoding: &str) -> bool {
    listed(asked, ACCEPT_ENCODING).any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let refused = parts.any(|part| part.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0)));
        named && !refused
    })
}

/// True if the browser already has the content with this tag.
fn knows(asked: &HeaderMap, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim_start_matches("W/").to_owned();
    listed(asked, IF_NONE_MATCH).any(|item| item == "*" || opaque(item) == opaque(tag))
}

fn listed(asked: &HeaderMap, name: HeaderName) -> impl Iterator<Item = &str> {
    asked
        .get_all(name)
        .into_iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|text| text.split(','))
        .map(str::trim)
}

fn words(status: StatusCode, sentence: String) -> Response<Body> {
    let mut response = Response::new(Body::from(sentence));
    *response.status_mut() = status;
    set(&mut response, CONTENT_TYPE, "text/plain; charset=utf-8");
    response
}

fn set(response: &mut Response<Body>, name: HeaderName, value: &'static str) {
    response.headers_mut().insert(name, HeaderValue::from_static(value));
}
