import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersWell, freePort } from '@depot/service-testing/service-process';

const root = join(import.meta.dirname, '../../..');
const places = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/bin/nginx',
  join(root, 'node_modules/.cache/nginx/usr/sbin/nginx'),
];

/** The program, where this machine has one. */
export const nginx = places.find((place) => place !== undefined && spawnSync(place, ['-v']).status === 0);

/** Folders that Debian's package keeps for its own user. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `${kind}_temp_path ${kind};`)
  .join(' ');

interface EdgeSettings {
  /** Replaces 8081, 8082 and 8083. */
  ports: readonly [number, number, number];
  /** Ports of processes that serve one domain each, in place of the example's. */
  domains?: ReadonlyMap<string, number>;
  /** A write that met a connection which was just being closed is not sent to the next process. */
  writesOnce?: boolean;
}

/** nginx with the example of the documentation. */
export class Edge {
  private constructor(
    readonly origin: string,
    readonly stop: () => Promise<void>,
  ) {}

  static async start({ ports, domains, writesOnce = false }: EdgeSettings): Promise<Edge> {
    const folder = await mkdtemp(join(tmpdir(), 'depot-edge-'));
    const listen = await freePort();
    const example = await readFile(join(root, 'docs/ops/nginx.conf'), 'utf8');
    const config = ports
      .reduce((text, port, place) => text.replaceAll(`127.0.0.1:${8081 + place}`, `127.0.0.1:${port}`), example)
      .replace('include nginx-tls.conf', `listen 127.0.0.1:${listen}; add_header x-upstream $upstream_addr always`)
      .replace('listen 80;', `listen 127.0.0.1:${await freePort()};`)
      .replace(' non_idempotent;', writesOnce ? ';' : ' non_idempotent;')
      .replace('pid /run/nginx.pid', 'pid nginx.pid')
      .replace('/var/cache/depot', 'cache')
      .replace('access_log off;', `access_log off; ${temporary}`);
    const file = join(folder, 'nginx.conf');
    await writeFile(file, domains ? withDomains(config, domains) : config);
    await copyFile(join(root, 'docs/ops/nginx-routes.conf'), join(folder, 'nginx-routes.conf'));
    const own = `daemon off; error_log ${join(folder, 'error.log')};`;
    const child = spawn(nginx ?? '', ['-p', folder, '-c', file, '-g', own], { stdio: 'ignore' });
    const exited = once(child, 'exit');
    const origin = `http://127.0.0.1:${listen}`;
    await answersWell(`${origin}/health/ready`);
    return new Edge(origin, async () => {
      child.kill('SIGQUIT');
      await exited;
      await rm(folder, { recursive: true });
    });
  }
}

/** The example with an upstream for each of these domains. */
function withDomains(config: string, domains: ReadonlyMap<string, number>): string {
  const list = [...domains];
  const upstreams = list.map(([name, port]) => `upstream only_${name} { server 127.0.0.1:${port}; }`).join('\n');
  const map = list.map(([name]) => `${name} only_${name};`).join(' ');
  return config.replace(
    /map \$depot_domain \$depot_upstream \{[^}]*\}/,
    `${upstreams}\nmap $depot_domain $depot_upstream { default depot; ${map} }`.replaceAll('$', '$$$$'),
  );
}
