import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import { IsolationFailure, outputOf } from '@depot/node-isolation';
import { Logger } from '@nestjs/common';
import type * as z from 'zod';
import { domainErrorOf, readerMessage } from '../reading/message.js';
import type { RowForm } from '../reading/row-form.js';

const logger = new Logger('Import');

/** The compiled reader; the same path from the sources and from what they compile to. */
const module = new URL('../../dist/reading/reader.js', import.meta.url);
/** What a file within `importLimits` needs, and nothing more. */
const bounds = { memoryBytes: 768 * 1024 * 1024, cpuSeconds: 240, silenceMs: 120_000 };
/** Characters of a message; far above what one holds. */
const maxMessage = 8 * 1024 * 1024;

/** What the process that reads a file says of it, but for its end. */
export type FileMessage = Exclude<z.output<typeof readerMessage>, { end: true } | { rejected: unknown }>;

/**
 * The header of a CSV or XLSX file, then its rows with their cells read. The file is read in a process of its own with
 * bounds, so that nothing in it holds up or ends ours. Refuses what is no such file, is damaged or too large.
 */
export async function* readFile(path: string, form: RowForm): AsyncGenerator<FileMessage> {
  try {
    for await (const line of linesOf(outputOf({ module, args: [path, JSON.stringify(form)], ...bounds }))) {
      const message = readerMessage.parse(JSON.parse(line));
      if ('rejected' in message) throw domainErrorOf(message.rejected);
      if (!('end' in message)) yield message;
      // Several may have come in one piece; whoever is served meanwhile need not wait for all of them.
      await turn();
    }
  } catch (error) {
    if (!(error instanceof IsolationFailure)) throw error;
    logger.warn(error.message);
    throw new DomainError('PAYLOAD_TOO_LARGE', importMessages.tooLarge);
  }
}

async function* linesOf(output: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = '';
  for await (const chunk of output) {
    const lines = (held + decoder.decode(chunk, { stream: true })).split('\n');
    held = lines.pop() ?? '';
    if (held.length > maxMessage) throw new IsolationFailure('too long a message', '');
    yield* lines;
  }
}
