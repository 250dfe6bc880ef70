import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../tools/net/free-port.mjs';
import { findTestProgram } from '../../tools/prerequisites/debian-program.mjs';
import { endingWithUs } from '../../tools/process/run-command.mjs';
import { Problem } from '../../tools/say/say.mjs';
import { root } from '../../tools/workspace-root.mjs';

const readyWithinMs = 20_000;
/** Folders that Debian's package keeps for its own user. */
const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  .map((kind) => `${kind}_temp_path ${kind};`)
  .join(' ');

/** nginx with the example of the documentation before any number of processes on this machine. */
export class Edge {
  /** `port` is its own, `ports` are those of the processes, each of which serves all domains. */
  constructor({ folder, port, ports }) {
    Object.assign(this, { folder, port, ports });
    this.origin = `http://127.0.0.1:${port}`;
  }

  async start() {
    const program = findTestProgram('nginx');
    if (!program) throw new Problem('There is no nginx: install it, or name its program with NGINX_PATH.');
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, 'nginx.conf');
    const example = await readFile(join(root, 'docs/ops/nginx.conf'), 'utf8');
    await writeFile(file, configOf(example, { port: this.port, ports: this.ports, unused: await freePort() }));
    await copyFile(join(root, 'docs/ops/nginx-routes.conf'), join(this.folder, 'nginx-routes.conf'));
    const account = process.getuid?.() === 0 ? 'user root;' : '';
    const told = `daemon off; ${account} error_log ${join(this.folder, 'error.log')};`;
    const [command, args] = endingWithUs(program, ['-p', this.folder, '-c', file, '-g', told]);
    this.child = spawn(command, args, { stdio: 'ignore', detached: true });
    await this.listens();
  }

  /** Ends it as an administrator would, and starts it again at the same port. */
  async restart() {
    await this.stop();
    await this.start();
  }

  async stop() {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  /** Listens, independent of the state of the processes behind it. */
  async listens() {
    const end = Date.now() + readyWithinMs;
    for (let isThere = false; !isThere;) {
      if (this.child.exitCode !== null || Date.now() > end)
        throw new Error(`nginx does not listen:\n${await readFile(join(this.folder, 'error.log'), 'utf8')}`);
      isThere = await fetch(`${this.origin}/health/live`).then(
        () => true,
        () => false,
      );
      if (!isThere) await pause(30);
    }
  }
}

/** The example, with our ports, and without the domain that it gives a process of its own. */
function configOf(example, { port, ports, unused }) {
  const servers = ports.map((each) => `server 127.0.0.1:${each} max_fails=0;`).join('\n    ');
  return example
    .replace(/upstream depot \{[^}]*\}/, `upstream depot {\n    ${servers}\n    keepalive 32;\n  }`)
    .replace(/upstream depot_orders \{[^}]*\}/, '')
    .replace(/^\s*orders depot_orders;$/m, '')
    .replace('include nginx-tls.conf', `listen 127.0.0.1:${port}`)
    .replace('listen 80;', `listen 127.0.0.1:${unused};`)
    .replace('pid /run/nginx.pid', 'pid nginx.pid')
    .replace('/var/cache/depot', 'cache')
    .replace('access_log off;', `access_log off; ${temporary}`);
}
