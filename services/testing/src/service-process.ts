import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const main = join(import.meta.dirname, '../../host/dist/main.js');
export const operationsToken = 'operations-of-the-process';
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

/** Waits until an address responds with success, or its process has ended. */
export async function answersWell(url: string, isGone = () => false): Promise<void> {
  const isReady = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady()) && !isGone()) await wait(50);
}

/** Settings of a process that serves production on this machine, and its address. */
export async function settingsOf(databaseUrl: string, more: Record<string, string> = {}) {
  const port = more.PORT ?? String(await freePort());
  return {
    PATH: process.env.PATH,
    DATABASE_URL: databaseUrl,
    DEPOT_SECRET: secret,
    PORT: port,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://depot.test',
    LOG_LEVEL: 'silent',
    OPERATIONS_TOKEN: operationsToken,
    ...more,
  };
}

interface HowToStart {
  port?: number;
  /** Source of a module that the process loads before everything else, e.g. to have it fail on a signal. */
  preload?: string;
  MODULES?: string;
  DRAIN_SECONDS?: string;
  LOG_LEVEL?: string;
  TMPDIR?: string;
  REMOTES_FOLDER?: string;
  SHELL_FOLDER?: string;
  BACKUP_FOLDER?: string;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;
  OTEL_BSP_SCHEDULE_DELAY?: string;
  OTEL_EXPORTER_OTLP_TIMEOUT?: string;
  OTEL_SDK_DISABLED?: string;
  OTEL_TRACES_EXPORTER?: string;
}

/** A process of the services as it runs in production. */
export class ServiceProcess {
  /** Its log so far. */
  log = '';

  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.log += text));
  }

  static async start(databaseUrl: string, { port, preload = '', ...more }: HowToStart = {}) {
    const env = await settingsOf(databaseUrl, { ...more, ...(port && { PORT: String(port) }) });
    const preloaded = ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
    const started = new ServiceProcess(
      spawn(process.execPath, [...preloaded, main], { env, stdio: ['ignore', 'pipe', 'ignore'] }),
      `http://127.0.0.1:${env.PORT}`,
    );
    await answersWell(`${started.origin}/health/ready`, () => started.hasEnded);
    if (started.hasEnded) throw new Error(`The process ended with ${started.child.exitCode}. ${started.log}`);
    return started;
  }

  private get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Exit code when it ends by itself. */
  async exitCode(): Promise<number | null> {
    if (!this.hasEnded) await once(this.child, 'close');
    return this.child.exitCode;
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error('The process has not started.');
    return pid;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Kills it like the kernel when memory runs out: without any cleanup. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  /** Stops it as a restart does: it finishes pending requests, then ends. */
  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.hasEnded) return;
    this.child.kill(signal);
    await once(this.child, 'exit');
  }
}
