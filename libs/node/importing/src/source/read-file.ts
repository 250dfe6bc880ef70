import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import { IsolationFailure, readOutput } from '@depot/node-isolation';
import { Logger } from '@nestjs/common';
import type * as z from 'zod';
import { convertToDomainError, readerMessage } from '../reading/message.js';
import type { RowForm } from '../reading/row-form.js';

const logger = new Logger('Import');

/** The compiled reader; the path is valid from the sources and from their output. */
const module = new URL('../../dist/reading/reader.js', import.meta.url);
/** Resources that a file within `importLimits` needs. */
const bounds = { memoryBytes: 768 * 1024 * 1024, cpuSeconds: 240, silenceMs: 120_000 };
/** Most characters of a message; far above the size of a valid one. */
const maxMessage = 8 * 1024 * 1024;

/** Messages of the process that reads a file, except the last. */
export type FileMessage = Exclude<z.output<typeof readerMessage>, { end: true } | { rejected: unknown }>;

/**
 * Yields the header of a CSV or XLSX file, then its parsed rows. The file is read in a separate process with limits, so
 * that no file can block or end this one. Refuses files of another kind, damaged or too large.
 */
export async function* readFile(path: string, form: RowForm): AsyncGenerator<FileMessage> {
  try {
    for await (const line of splitLines(readOutput({ module, args: [path, JSON.stringify(form)], ...bounds }))) {
      const message = readerMessage.parse(JSON.parse(line));
      if ('rejected' in message) throw convertToDomainError(message.rejected);
      if (!('end' in message)) yield message;
      // A chunk may contain several messages; requests get a turn between them.
      await turn();
    }
  } catch (error) {
    if (!(error instanceof IsolationFailure)) throw error;
    logger.warn(error.message);
    throw new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
  }
}

async function* splitLines(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of output) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    if (held.length > maxMessage) throw new IsolationFailure('too long a message', '');
    yield* lines;
  }
}
