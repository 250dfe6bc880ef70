import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { type Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { measureCodeBytes } from './kept-for-code.js';

/** A program that reads untrusted input, and its limits. It must call `endWithParent`. */
export interface IsolatedProgram {
  /** The compiled module. */
  module: URL;
  args?: readonly string[];
  /** Content of its standard input. */
  input?: Uint8Array;
  /** Private memory of its process, except Node's reservation for code; the kernel refuses more. */
  memoryBytes: number;
  /** Seconds that it may compute in all. */
  cpuSeconds: number;
  /** Milliseconds without output after which a waiting caller's program is ended. */
  silenceMs: number;
}

/** The program was ended by a limit or a fault. `output` is the end of its error output. */
export class IsolationFailure extends Error {
  constructor(how: string, said: string) {
    super(`A process that reads a file ended: ${how}. ${said}`.trim());
  }
}

/** Lower than that of the process that serves. */
const niceness = 10;
/** Characters of its complaint that are kept. */
const maxComplaint = 2000;
/** Part of the memory that the objects of JavaScript may take. */
const heapPart = 0.75;

/**
 * The kernel enforces the limits, so that they hold for native code and after a crash of the parent. The program can
 * write no file and no core dump.
 */
const limited = 'ulimit -d "$1" && ulimit -t "$2" && ulimit -f 0 && ulimit -c 0 && shift 2 && exec "$@"';

/**
 * Yields the standard output of a program that runs in a separate process: without our environment, with limits, at a
 * lower priority, and never longer than this process.
 * @throws IsolationFailure if it fails. A caller that stops reading ends it.
 */
export async function* readOutput(program: IsolatedProgram): AsyncGenerator<Buffer> {
  const child = start(program);
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  // The rejection is handled where the promise is awaited.
  ended.catch(() => undefined);
  const complaint = collect(child.stderr as Readable);
  try {
    yield* chunksInTime(child, program.silenceMs, complaint);
    const [code, signal] = await ended;
    if (code !== 0) throw new IsolationFailure(signal ?? `code ${code}`, complaint.said);
  } finally {
    child.kill('SIGKILL');
    // An unread stream would keep the process open.
    for (const stream of child.stdio) stream?.destroy();
    await ended.catch(() => undefined);
  }
}

/** All that a program writes, at most `maxBytes` of it. */
export async function readWholeOutput(program: IsolatedProgram, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of readOutput(program)) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new IsolationFailure('too much output', '');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function start({ module, args = [], input, memoryBytes, cpuSeconds }: IsolatedProgram): ChildProcess {
  const kilobytes = Math.floor((memoryBytes + measureCodeBytes()) / 1024);
  const heap = `--max-old-space-size=${Math.floor((memoryBytes * heapPart) / 1024 / 1024)}`;
  const node = [process.execPath, heap, fileURLToPath(module), ...args];
  const child = spawn('/bin/sh', ['-c', limited, 'sh', String(kilobytes), String(cpuSeconds), ...node], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
  // The program may end before it has read all of its input.
  child.stdin?.on('error', () => undefined).end(input);
  // Ours of the two ends of its lifeline: closed by the kernel when we end, however that happens.
  child.stdio[3]?.on('error', () => undefined);
  child.once('spawn', () => setLowPriority(child));
  return child;
}

/** It may have ended already. */
function setLowPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, niceness);
  } catch {
    // Nothing is left to be put behind.
  }
}

/** The clock runs only while the caller waits for a chunk, not while it processes one. */
async function* chunksInTime(
  child: ChildProcess,
  silenceMs: number,
  complaint: { said: string },
): AsyncGenerator<Buffer> {
  let isLate = false;
  const chunks = (child.stdout as Readable).iterator({ destroyOnReturn: true });
  for (;;) {
    const timer = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, silenceMs);
    const next = await chunks.next().finally(() => clearTimeout(timer));
    if (isLate) throw new IsolationFailure('out of time', complaint.said);
    if (next.done) return;
    yield next.value as Buffer;
  }
}

function collect(stream: Readable): { said: string } {
  const complaint = { said: '' };
  stream.setEncoding('utf8').on('data', (text: string) => {
    if (complaint.said.length < maxComplaint) complaint.said += text.slice(0, maxComplaint);
  });
  return complaint;
}

/** File descriptor that closes when the parent process ends. */
const lifeline = 3;

/**
 * To be called first in a program that `readOutput` starts: its process ends as soon as the one that started it has
 * ended.
 */
export function endWithParent(): void {
  const end = () => process.exit(1);
  const parent = new Socket({ fd: lifeline, readable: true, writable: false });
  parent.on('end', end).on('close', end).on('error', end).resume();
  // Alone it is no reason to go on.
  parent.unref();
}
