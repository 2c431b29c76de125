import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { startServer, type Server } from './server.ts';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Drawing in software takes most of the time, and with a quarter of the points everything stays where it is. The service
 * worker loads all there is beside what a test is about.
 */
const THRIFTY: BrowserContextOptions = { deviceScaleFactor: 0.5, serviceWorkers: 'block' };

/** A page in a browser of its own kind, and what went wrong in it. */
export interface Visit {
  readonly page: Page;
  /** Messages of console.error, uncaught errors and refused or failed requests; a good visit has none. */
  readonly errors: readonly string[];
  /** Ends the visit and all that it stored. */
  leave(): Promise<void>;
}

/** The served page and a browser to see it with. Start one a test file, stop it at the end. */
export class Stage {
  private constructor(
    private readonly server: Server,
    private readonly browser: Browser,
  ) {}

  /** `flags` are more flags for Chromium, for example to go without WebGL. */
  static async start(flags: readonly string[] = []): Promise<Stage> {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
    // Chromium's sandbox refuses to run as root.
    const chromiumSandbox = process.getuid?.() !== 0;
    const server = await startServer();
    try {
      return new Stage(server, await chromium.launch({ executablePath, chromiumSandbox, args: [...FLAGS, ...flags] }));
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get address(): string {
    return this.server.address;
  }

  /** Opens the page as somebody who has never been there. */
  async visit(options: BrowserContextOptions = {}, path = ''): Promise<Visit> {
    const context = await this.browser.newContext({ ...THRIFTY, locale: 'en', ...options });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await page.goto(this.address + path);
    return { page, errors, leave: () => context.close() };
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left while something loads gives that up.
    if (reason !== 'net::ERR_ABORTED') errors.push(`${request.url()} ${reason}`);
  });
  return errors;
}
