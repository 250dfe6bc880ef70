import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Process settings of a systemd unit; creates its `StateDirectory` folders in `stateFolder`.
 *
 * @returns {{ type: string, cwd: string, env: Record<string, string>, start: string[][], startPost: string[][] }}
 */
export function readUnit(text, stateFolder) {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  const all = (key) => lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  for (const name of all('StateDirectory').flatMap((value) => value.split(' ')))
    mkdirSync(join(stateFolder, name), { recursive: true });
  const files = all('EnvironmentFile').map((file) => readFileSync(file, 'utf8').split('\n'));
  const settings = [...files.flat(), ...all('Environment').flatMap((value) => value.split(' '))];
  return {
    type: all('Type')[0] ?? 'simple',
    cwd: all('WorkingDirectory')[0],
    env: Object.fromEntries(settings.filter((line) => /^\w+=/.test(line)).map(assigned)),
    start: all('ExecStart').map(asWords),
    startPost: all('ExecStartPost').map(asWords),
  };
}

function assigned(line) {
  const [, name, value] = /^(\w+)=(.*)$/.exec(line);
  return [name, unquoted(value)];
}

const asWords = (command) => (command.match(/"[^"]*"|\S+/g) ?? []).map(unquoted);
const unquoted = (text) => text.replace(/^(["'])(.*)\1$/, '$2');
