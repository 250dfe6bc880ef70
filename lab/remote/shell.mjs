import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { onStop } from '../../tools/process/stop.mjs';
import { Problem } from '../../tools/say/say.mjs';

/** More than the longest refusal and the steps above it. */
const keptLines = 120;

/** An interactive shell: commands run one after the other and share their environment. */
export class Shell {
  #env;
  #folder;
  #before = '';

  /**
   * @param {NodeJS.ProcessEnv} env all that the commands find
   * @param {string} folder where they begin
   */
  constructor(env, folder) {
    this.#env = env;
    this.#folder = folder;
  }

  /** Sets an environment variable for later commands. */
  set(name, value) {
    this.#env = { ...this.#env, [name]: value };
  }

  /** Runs commands that must succeed; returns their output. */
  async run(commands, typed = '') {
    const { code, said } = await this.try(commands, typed);
    if (code !== 0) throw new Problem(`These commands ended with ${code}:\n${commands}\n${said.join('\n')}`);
    return said;
  }

  /** Runs commands, enters text when they ask, and returns their exit. */
  async try(commands, typed = '') {
    const child = this.#start(commands);
    child.stdin.end(typed && `${typed}\n`);
    const said = [];
    const keep = (text) => said.push(text) > keptLines && said.shift();
    for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', keep);
    const [code] = await once(child, 'close');
    child.forget();
    if (code === 0) this.#before += `${settingsIn(commands)}\n`;
    return { code, said };
  }

  /** Runs commands that continue until `end`; resolves when their output matches. */
  async runUntil(commands, wanted) {
    const child = this.#start(commands);
    child.stdin.end();
    const end = async () => {
      endGroup(child.pid, 'SIGTERM');
      if (child.exitCode === null) await once(child, 'close');
      child.forget();
    };
    const said = [];
    child.stderr.on('data', (text) => said.push(String(text)));
    for await (const text of createInterface(child.stdout)) {
      said.push(text);
      const found = wanted.exec(text);
      if (!found) continue;
      child.stdout.resume();
      return { found: found[0], end };
    }
    throw new Problem(`These commands ended too early:\n${commands}\n${said.join('\n')}`);
  }

  #start(commands) {
    const script = `set -euo pipefail\n${this.#before}${commands}\n`;
    const child = spawn('bash', ['-c', script], { env: this.#env, cwd: this.#folder, detached: true });
    child.forget = onStop(() => endGroup(child.pid, 'SIGKILL'));
    return child;
  }
}

/** Folder changes and variables of commands: applied to later ones without repeating the commands. */
function settingsIn(commands) {
  const isSetting = (text) => /^(?:cd |export \w+=|\w+\(\) \{)/.test(text);
  return commands.split('\n').filter(isSetting).join('\n');
}

function endGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // it has ended
  }
}
