import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const main = join(import.meta.dirname, '../dist/main.js');
const secret = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';

/** A TCP port of the loopback interface that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until an address answers well. */
export async function answersWell(url: string): Promise<void> {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await pause(50);
}

/** A process of the services as it runs in production. */
export class ServiceProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(databaseUrl: string, { port, ...more }: { port?: number; MODULES?: string; DRAIN_SECONDS?: string } = {}) {
    const chosen = port ?? (await freePort());
    const env = {
      PATH: process.env.PATH,
      DATABASE_URL: databaseUrl,
      DEPOT_SECRET: secret,
      PORT: String(chosen),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      ...more,
    };
    const started = new ServiceProcess(spawn(process.execPath, [main], { env, stdio: 'ignore' }), `http://127.0.0.1:${chosen}`);
    await answersWell(`${started.origin}/health/ready`);
    return started;
  }

  /** As the kernel does when memory runs out: nothing is said goodbye to. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** As who restarts it does: it answers what it was asked, and ends. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    this.child.kill(signal);
    await once(this.child, 'exit');
  }
}
