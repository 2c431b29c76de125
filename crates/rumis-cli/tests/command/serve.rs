//! What is said when the page cannot be served.

use std::net::TcpListener;

use crate::support::Desk;

#[test]
fn a_taken_port_is_named_with_a_way_out() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    let ran = Desk::new("serve-taken").run_quietly(&["serve", "--port", &port], "");
    let sentence = format!(
        "rumis: port {port} of 127.0.0.1 is taken, perhaps by another rumis serve: end that one, or use --port 0 for a free port\n"
    );
    assert_eq!((ran.stderr, ran.status), (sentence, 1));
}
