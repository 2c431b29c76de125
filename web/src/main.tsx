import { render } from "preact";
import { registerSW } from "virtual:pwa-register";
import init, { version } from "./wasm/rumis_wasm.js";

async function start(): Promise<void> {
  const app = document.getElementById("app");
  if (app === null) throw new Error("index.html has no element #app");
  await init();
  render(
    <main>
      <h1>Rumis</h1>
      <p>Version {version()}</p>
    </main>,
    app,
  );
  registerSW();
}

void start();
