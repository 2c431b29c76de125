//! All requests on a listener, until told to stop.

use std::future::{Future, pending};
use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::{HeaderMap, Method, Uri};
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::answer::answer;
use crate::page::Page;

/// How long answers under way may take once the server is told to stop.
const PATIENCE: Duration = Duration::from_secs(3);

/// Serves the page until `stop` comes true; answers under way are finished, within three seconds.
pub async fn serve(
    listener: TcpListener,
    page: Page,
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let page = Arc::new(page);
    let every_request = move |method: Method, uri: Uri, headers: HeaderMap| {
        let page = Arc::clone(&page);
        async move { answer(&page, &method, &uri, &headers) }
    };
    let (tell, told) = oneshot::channel();
    let stopping = async {
        stop.await;
        let _ = tell.send(());
    };
    let serving = axum::serve(listener, Router::new().fallback(every_request)).with_graceful_shutdown(stopping);
    let patience_ends = async {
        match told.await {
            Ok(()) => tokio::time::sleep(PATIENCE).await,
            Err(_) => pending().await,
        }
    };
    tokio::select! {
        served = serving => served,
        () = patience_ends => Ok(()),
    }
}

/// Comes true when somebody asks the program to end: by Ctrl-C, or by SIGTERM where there is such a thing.
pub async fn stop_signal() {
    tokio::select! {
        () = ctrl_c() => {}
        () = terminated() => {}
    }
}

async fn ctrl_c() {
    // Where Ctrl-C cannot be watched it ends the program by itself.
    if tokio::signal::ctrl_c().await.is_err() {
        pending().await
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut signals) => drop(signals.recv().await),
        Err(_) => pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    pending().await
}
