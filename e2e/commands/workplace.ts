import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../..');

/** A developer's machine: a copy of a remote's sources, and `npm run dev` that serves it. */
export class Workplace {
  private constructor(
    private readonly folder: string,
    private readonly remote: string,
    private readonly server: ChildProcess,
    /** Address that `npm run dev` prints. */
    readonly link: string,
  ) {}

  static async open(remote: string, shell: string): Promise<Workplace> {
    const folder = await mkdtemp(join(tmpdir(), 'depot-workplace-'));
    await cp(join(root, remote), join(folder, remote), {
      recursive: true,
      filter: (source) => !/\/(dist|node_modules)$/.test(source),
    });
    for (const name of ['node_modules', 'tools']) await symlink(join(root, name), join(folder, name));
    const args = [join(root, 'tools/command.mjs'), 'dev', remote, '--shell', shell, '--folder', join(folder, remote)];
    const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    const link = await linkFrom(server);
    return new Workplace(folder, remote, server, link);
  }

  /** Replaces words in a source file. */
  async change(file: string, words: string, others: string): Promise<void> {
    const path = join(this.folder, this.remote, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(words)) throw new Error(`${file} does not say ${words}.`);
    await writeFile(path, text.replace(words, others));
  }

  async close(): Promise<void> {
    if (this.server.exitCode === null) {
      this.server.kill('SIGTERM');
      await once(this.server, 'exit');
    }
    await rm(this.folder, { recursive: true });
  }
}

async function linkFrom(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('The server says nothing.');
  const said: string[] = [];
  for await (const line of createInterface(server.stdout)) {
    said.push(line);
    const [link] = /https?:\S+develop=\S+/.exec(line) ?? [];
    if (link) {
      server.stdout.resume();
      return link;
    }
  }
  throw new Error(`npm run dev ended:\n${said.join('\n')}`);
}
