import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** The command that serves the page, and where. */
export interface Server {
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts `rumis serve` on a free port; $RUMIS names the command, or $RUMIS_ADDRESS a page that is already served. */
export async function startServer(): Promise<Server> {
  const served = process.env['RUMIS_ADDRESS'];
  if (served !== undefined) return { address: served, stop: async () => {} };
  const command = process.env['RUMIS'];
  if (command === undefined)
    throw new Error('Run these tests with `cargo xtask e2e`, which builds and names the command.');
  const child = spawn(command, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await addressOf(child);
  return { address, stop: () => stop(child) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(child.stdout)) {
    const found = /http:\/\/[^\s/]+\//.exec(line);
    if (found !== null) return found[0];
  }
  throw new Error('`rumis serve` ended without naming an address');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
