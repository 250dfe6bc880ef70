import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findProgram } from '../programs/find-program.mjs';
import { onStop } from './stop.mjs';

const keptLines = 200;

/** A command that ended badly; `output` holds its last lines. */
export class CommandFailed extends Error {
  constructor(command, code, output) {
    super(`${command} ended with code ${code}.`);
    this.code = code;
    this.output = output;
  }
}

/**
 * Runs a command in a process group of its own, which ends with us. Returns the exit code.
 *
 * @param {string[]} command program and arguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, onLine?: (line: string) => void, inherit?: boolean }} options
 *   `inherit` lets it write to our output itself; otherwise its lines go to `onLine`.
 */
export function runCommand([program, ...args], { cwd, env, onLine, inherit } = {}) {
  return new Promise((resolve, reject) => {
    const stdio = inherit ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'];
    const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio, detached: true });
    const forget = onStop(() => killGroup(child, 'SIGTERM'));
    if (!inherit) for (const stream of [child.stdout, child.stderr]) splitLines(stream, onLine);
    child.once('error', (error) => {
      forget();
      reject(error);
    });
    child.once('close', (code, signal) => {
      forget();
      killGroup(child, 'SIGKILL'); // ends processes that it may have left
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** Runs a command that has to succeed; keeps its last lines for the complaint. */
export async function mustRun(command, { onLine, ...options } = {}) {
  const last = [];
  const code = await runCommand(command, {
    ...options,
    onLine: (text) => {
      last.push(text);
      if (last.length > keptLines) last.shift();
      onLine?.(text);
    },
  });
  if (code !== 0) throw new CommandFailed(command.join(' '), code, last.join('\n'));
}

function splitLines(stream, onLine) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const text of lines) onLine?.(text);
  });
  stream.on('end', () => rest && onLine?.(rest));
}

function killGroup(child, signal) {
  try {
    process.kill(-child.pid, signal);
  } catch {
    // the group is empty already
  }
}

/**
 * Wraps the command so that the kernel ends it (SIGTERM) if this process is killed: servers would otherwise keep
 * running. Without `setpriv` (Linux only) the command is unchanged.
 */
export function endingWithUs(program, args) {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  return setpriv ? [setpriv, ['--pdeathsig', 'TERM', program, ...args]] : [program, args];
}
