import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as z from 'zod';

/** Says why a backup or a restore is not possible; its message tells the operator how to fix it. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BackupError';
  }
}

/** Last line of a backup. A file without it is incomplete. */
const summary = z.object({
  format: z.literal(1),
  /** Epoch ms of the moment that the backup shows. */
  time: z.number(),
  /** Names of the migrations that its schema has. */
  schema: z.array(z.string()),
  /** Rows by table. */
  counts: z.record(z.string(), z.number()),
  /** Newest link of the activity log's chain. */
  activity: z.object({ number: z.number(), hash: z.string() }).nullable(),
});
export type Summary = z.output<typeof summary>;

const mark = '-- depot backup ';

export const formatSummaryLine = (of: Summary): string => `${mark}${JSON.stringify(of)}\n`;

/** The lines of a backup; ends with a `BackupError` where the file is damaged. */
export async function* readBackupLines(file: string, onBytes?: (bytes: number) => void): AsyncGenerator<string> {
  const source = createReadStream(file);
  if (onBytes) source.on('data', (chunk) => onBytes(chunk.length));
  const plain = createGunzip();
  source.on('error', (error) => plain.destroy(error));
  try {
    yield* splitLines(source.pipe(plain).setEncoding('utf8') as AsyncIterable<string>);
  } catch (error) {
    throw createReadError(file, error);
  } finally {
    source.destroy();
  }
}

/**
 * Parted by line feeds alone, which texts have as escapes only. Readers of lines, that of newer Nodes among them, also
 * take U+2028 and U+2029 for an end, which a text may hold.
 */
async function* splitLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = [];
  for await (const chunk of text) {
    const [first = '', ...others] = chunk.split('\n');
    begun.push(first);
    for (const other of others) {
      yield begun.join('');
      begun = [other];
    }
  }
  yield begun.join('');
}

/** The summary in a line, if it is the one that has it. */
export function parseSummaryLine(line: string): Summary | undefined {
  return line.startsWith(mark) ? summary.parse(JSON.parse(line.slice(mark.length))) : undefined;
}

/** Reads a backup through and returns its summary. */
export async function readSummary(file: string): Promise<Summary> {
  let found: Summary | undefined;
  for await (const line of readBackupLines(file)) found = parseSummaryLine(line) ?? found;
  if (!found) throw createDamageError(file);
  return found;
}

/** A file that is not there, or that others keep to themselves, may be whole. */
function createReadError(file: string, cause: unknown): BackupError {
  const { code, syscall, message } = cause as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`, { cause });
  return syscall === 'open'
    ? new BackupError(`${file} cannot be read: ${message}.`, { cause })
    : createDamageError(file, cause);
}

export function createDamageError(file: string, cause?: unknown): BackupError {
  return new BackupError(`${file} is not a whole backup of Depot. Take another one.`, { cause });
}
