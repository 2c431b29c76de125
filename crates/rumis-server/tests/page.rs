//! The server over real sockets, with a small page of its own.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

use rumis_server::{Page, serve};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

const FILES: [(&str, &str); 7] = [
    ("index.html", "<!doctype html>"),
    ("index.html.br", "as brotli"),
    ("index.html.gz", "as gzip"),
    ("assets/rumis-1a2b.wasm", "\0asm"),
    ("assets/rumis-1a2b.wasm.br", "asm as brotli"),
    ("manifest.webmanifest", "{}"),
    ("alone.br", "no twin of anything"),
];

struct Server {
    address: SocketAddr,
    stop: oneshot::Sender<()>,
    serving: JoinHandle<std::io::Result<()>>,
    runtime: Runtime,
}

impl Server {
    fn start() -> Server {
        let runtime = Runtime::new().unwrap();
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).unwrap();
        let address = listener.local_addr().unwrap();
        let page = Page::from_files(FILES.map(|(path, content)| (path.to_owned(), content.into())));
        let (stop, stopped) = oneshot::channel();
        let serving = runtime.spawn(serve(listener, page, async { drop(stopped.await) }));
        Server { address, stop, serving, runtime }
    }

    fn connect(&self) -> TcpStream {
        let stream = TcpStream::connect(self.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        stream
    }

    /// The whole answer to a request with these headers, each ended by a line break.
    fn ask(&self, line: &str, headers: &str) -> String {
        let mut stream = self.connect();
        write!(stream, "{line} HTTP/1.1\r\nhost: rumis\r\nconnection: close\r\n{headers}\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    fn get(&self, path: &str) -> String {
        self.ask(&format!("GET {path}"), "")
    }
}

fn status(answer: &str) -> &str {
    answer.split(' ').nth(1).unwrap()
}

fn body(answer: &str) -> &str {
    answer.split_once("\r\n\r\n").unwrap().1
}

fn header<'a>(answer: &'a str, name: &str) -> Option<&'a str> {
    let head = answer.split_once("\r\n\r\n").unwrap().0;
    let found = head.lines().filter_map(|line| line.split_once(": ")).find(|(found, _)| *found == name);
    found.map(|(_, value)| value)
}

#[test]
fn the_page_is_asked_for_anew_and_its_assets_are_kept() {
    let server = Server::start();
    let page = server.get("/");
    assert_eq!((status(&page), body(&page)), ("200", "<!doctype html>"));
    assert_eq!(header(&page, "content-type"), Some("text/html; charset=utf-8"));
    assert_eq!(header(&page, "cache-control"), Some("no-cache"));
    assert_eq!(body(&server.get("/index.html?from=elsewhere")), body(&page));

    let module = server.get("/assets/rumis-1a2b.wasm");
    assert_eq!((status(&module), body(&module)), ("200", "\0asm"));
    assert_eq!(header(&module, "content-type"), Some("application/wasm"));
    assert_eq!(header(&module, "cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(header(&server.get("/manifest.webmanifest"), "content-type"), Some("application/manifest+json"));
}

#[test]
fn who_has_the_content_is_told_so_without_a_body() {
    let server = Server::start();
    let page = server.get("/");
    let tag = header(&page, "etag").unwrap();
    let again = server.ask("GET /", &format!("if-none-match: \"other\", {tag}\r\n"));
    assert_eq!((status(&again), body(&again), header(&again, "etag")), ("304", "", Some(tag)));
    assert_eq!(status(&server.ask("GET /", "if-none-match: \"other\"\r\n")), "200");
    assert_ne!(header(&server.get("/manifest.webmanifest"), "etag"), Some(tag));
}

#[test]
fn the_smallest_form_that_the_browser_understands_is_sent() {
    let server = Server::start();
    let sent = |path: &str, accepted: &str| {
        let answer = server.ask(&format!("GET {path}"), &format!("accept-encoding: {accepted}\r\n"));
        assert_eq!(header(&answer, "vary"), Some("accept-encoding"));
        (header(&answer, "content-encoding").map(String::from), body(&answer).to_owned())
    };
    let (br, gzip) = (Some("br".to_owned()), Some("gzip".to_owned()));
    assert_eq!(sent("/", "gzip, deflate, br"), (br.clone(), "as brotli".into()));
    assert_eq!(sent("/", "gzip, br;q=0"), (gzip.clone(), "as gzip".into()));
    assert_eq!(sent("/", "GZIP;q=0.5"), (gzip, "as gzip".into()));
    assert_eq!(sent("/", "brilliant"), (None, "<!doctype html>".into()));
    assert_eq!(sent("/assets/rumis-1a2b.wasm", "gzip"), (None, "\0asm".into()));
    assert_eq!(sent("/assets/rumis-1a2b.wasm", "br"), (br, "asm as brotli".into()));
    assert_eq!(sent("/alone.br", "br"), (None, "no twin of anything".into()));
}

#[test]
fn a_head_is_a_get_without_its_body() {
    let server = Server::start();
    let head = server.ask("HEAD /", "");
    assert_eq!((status(&head), body(&head), header(&head, "content-length")), ("200", "", Some("15")));
}

#[test]
fn what_is_not_there_or_not_possible_is_said_in_words() {
    let server = Server::start();
    let nothing = server.get("/assets/");
    assert_eq!((status(&nothing), body(&nothing)), ("404", "There is nothing at /assets/; the game is at /\n"));
    assert_eq!(header(&nothing, "content-type"), Some("text/plain; charset=utf-8"));
    for path in ["/../Cargo.toml", "/index.html.br", "/%2e%2e/Cargo.toml", "//index.html"] {
        assert_eq!(status(&server.get(path)), "404", "{path}");
    }
    let posted = server.ask("POST /", "content-length: 0\r\n");
    assert_eq!((status(&posted), header(&posted, "allow")), ("405", Some("GET, HEAD")));
    assert_eq!(body(&posted), "POST means nothing here: this server only shows the page.\n");
}

#[test]
fn every_answer_is_strict_about_what_a_page_may_do() {
    let server = Server::start();
    for answer in [server.get("/"), server.get("/nothing"), server.ask("DELETE /", "")] {
        let policy = header(&answer, "content-security-policy").unwrap();
        assert!(policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"));
        assert!(!policy.contains("unsafe-inline") && !policy.contains(" 'unsafe-eval'"), "{policy}");
        assert_eq!(header(&answer, "x-content-type-options"), Some("nosniff"));
        assert_eq!(header(&answer, "referrer-policy"), Some("no-referrer"));
    }
}

#[test]
fn told_to_stop_it_stops_even_if_somebody_dawdles() {
    let server = Server::start();
    let mut dawdler = server.connect();
    write!(dawdler, "GET / HTTP/1.1\r\nhost: ru").unwrap();
    assert_eq!(status(&server.get("/")), "200");
    server.stop.send(()).unwrap();
    server.runtime.block_on(server.serving).unwrap().unwrap();
    assert!(TcpStream::connect(server.address).is_err());
}
