import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { answersWell, freePort } from '@depot/service-testing/service-process';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'docs/ops');
const { PROMTOOL_PATH } = process.env;
const places = [
  ...(PROMTOOL_PATH ? [join(dirname(PROMTOOL_PATH), 'prometheus')] : []),
  '/usr/bin/prometheus',
  join(root, 'node_modules/.cache/promtool/usr/bin/prometheus'),
];

/** The program, where this machine has one. */
export const prometheus = places.find((place) => spawnSync(place, ['--version']).status === 0);

const tokenName = 'depot.token';
const absence = new Set(['ServiceIsDown', 'NobodyIsAsked', 'DatabaseIsAway']);

interface Alert {
  labels: { alertname: string; instance?: string };
  state: 'pending' | 'firing';
}

/** Prometheus with the examples of the documentation, which scrapes five times a second and fires at once. */
export class Prometheus {
  private constructor(
    private readonly child: ChildProcess,
    private readonly own: string,
    private readonly origin: string,
  ) {}

  /** @param targets addresses such as `127.0.0.1:8081` */
  static async start(targets: readonly string[], token: string): Promise<Prometheus> {
    const own = await mkdtemp(join(tmpdir(), 'depot-prometheus-'));
    const rules = await readFile(join(folder, 'alerts.yml'), 'utf8');
    await writeFile(join(own, 'alerts.yml'), rules.replace(/^( +for:) .*$/gm, '$1 0s'));
    const port = await freePort();
    const files = [`--config.file=${join(own, 'prometheus.yml')}`, `--storage.tsdb.path=${join(own, 'data')}`];
    await writeFile(join(own, tokenName), token, { mode: 0o600 });
    await configure(own, targets);
    const child = spawn(prometheus ?? '', [...files, `--web.listen-address=127.0.0.1:${port}`], { stdio: 'ignore' });
    const origin = `http://127.0.0.1:${port}`;
    await answersWell(`${origin}/-/ready`, () => child.exitCode !== null);
    if (child.exitCode !== null) throw new Error(`Prometheus ended with ${child.exitCode}.`);
    return new Prometheus(child, own, origin);
  }

  /** Another content of the file with the token, which it reads each time. */
  showToken(token: string): Promise<void> {
    return writeFile(join(this.own, tokenName), token, { mode: 0o600 });
  }

  /** Takes all processes out of its settings, as an administrator may by mistake. */
  async askNobody(): Promise<void> {
    await configure(this.own, []);
    this.child.kill('SIGHUP');
  }

  /** Waits until `count` processes have returned their metrics. */
  async hears(count: number): Promise<void> {
    const path = '/api/v1/targets';
    for (let well = -1; well !== count; await wait(50)) {
      const { data } = await this.get<{ data: { activeTargets: { health: string }[] } }>(path);
      well = data.activeTargets.filter(({ health }) => health === 'up').length;
    }
  }

  /** Waits until of the alerts about absence just these fire, each as `name` or `name instance`. */
  async fires(expected: readonly string[]): Promise<void> {
    while (expected.join() !== (await this.firing()).join()) await wait(50);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGKILL');
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    await rm(this.own, { recursive: true });
  }

  private async firing(): Promise<string[]> {
    const { data } = await this.get<{ data: { alerts: Alert[] } }>('/api/v1/alerts');
    return data.alerts
      .filter(({ labels, state }) => absence.has(labels.alertname) && state === 'firing')
      .map(({ labels: { alertname, instance } }) => [alertname, instance].filter(Boolean).join(' '))
      .sort();
  }

  private async get<T>(path: string): Promise<T> {
    return (await (await fetch(`${this.origin}${path}`)).json()) as T;
  }
}

/** Writes the example's settings for these processes. */
async function configure(own: string, targets: readonly string[]): Promise<void> {
  const example = await readFile(join(folder, 'prometheus.yml'), 'utf8');
  const config = example
    .replace('scrape_interval: 15s', 'scrape_interval: 200ms\n  scrape_timeout: 200ms')
    .replace('evaluation_interval: 15s', 'evaluation_interval: 200ms')
    .replace('/etc/prometheus/depot.token', join(own, tokenName))
    .replace(/targets: \[.*\]/, `targets: ${JSON.stringify(targets)}`);
  await writeFile(join(own, 'prometheus.yml'), config);
}
