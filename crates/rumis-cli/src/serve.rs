//! `rumis serve`: the page, for browsers.

use std::io::{self, ErrorKind, Write};
use std::net::{IpAddr, SocketAddr};
use std::process::{Command, Stdio};

use rumis_server::Page;
use tokio::net::TcpListener;

use crate::failure::{Failure, Outcome};

/// Serve the page, to play in a browser
#[derive(clap::Args)]
pub struct Args {
    /// Address to listen on; 0.0.0.0 lets the whole network in
    #[arg(long, default_value = "127.0.0.1")]
    host: IpAddr,
    /// Port to listen on; 0 takes any that is free
    #[arg(long, default_value_t = 7600)]
    port: u16,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

/// Serves until Ctrl-C or SIGTERM.
pub fn run(args: &Args, out: &mut impl Write) -> Outcome {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::refused(format!("the server cannot be started: {error}")))?;
    runtime.block_on(async {
        // Watched from before anybody can know the address.
        let stop = tokio::spawn(rumis_server::stop_signal());
        let listener = TcpListener::bind((args.host, args.port)).await.map_err(|error| cannot_listen(args, &error))?;
        let page = Page::embedded().ok_or_else(without_page)?;
        announce(args, listener.local_addr()?, out)?;
        let served = rumis_server::serve(listener, page, async { drop(stop.await) }).await;
        served.map_err(|error| Failure::refused(format!("the server had to stop: {error}")))?;
        Ok(writeln!(out, "Stopped.")?)
    })
}

fn without_page() -> Failure {
    Failure::refused("this command was built without the page: run `cargo xtask play` in the project's folder")
}

fn announce(args: &Args, address: SocketAddr, out: &mut impl Write) -> Outcome {
    let address = format!("http://{address}/");
    writeln!(out, "Rumis is at {address} (Ctrl-C ends it)")?;
    out.flush()?;
    if args.open && open(&address).is_err() {
        writeln!(out, "No browser could be opened: type that address into one.")?;
        out.flush()?;
    }
    Ok(())
}

fn cannot_listen(args: &Args, error: &io::Error) -> Failure {
    let Args { host, port, .. } = args;
    Failure::refused(match error.kind() {
        ErrorKind::AddrInUse => format!(
            "port {port} of {host} is taken, perhaps by another rumis serve: end that one, or use --port 0 for a free port"
        ),
        ErrorKind::PermissionDenied => format!("port {port} is not for everybody: use --port with 1024 or more"),
        ErrorKind::AddrNotAvailable => format!("this machine has no address {host}: use --host 127.0.0.1"),
        _ => format!("cannot listen on port {port} of {host}: {error}"),
    })
}

/// Hands the address to whatever opens addresses here, without waiting for it.
fn open(address: &str) -> io::Result<()> {
    let (program, arguments): (&str, &[&str]) = match std::env::consts::OS {
        "macos" => ("open", &[]),
        "windows" => ("cmd", &["/C", "start", ""]),
        _ => ("xdg-open", &[]),
    };
    let mut command = Command::new(program);
    command.args(arguments).arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().map(drop)
}
