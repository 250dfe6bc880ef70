import { setImmediate as turn } from 'node:timers/promises';
import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import { IsolationFailure, outputOf } from '@depot/node-isolation';
import { Logger } from '@nestjs/common';
import { domainErrorOf, readerMessage } from '../reading/message.js';

const logger = new Logger('Import');

/** The compiled reader; the same path from the sources and from what they compile to. */
const module = new URL('../../dist/reading/reader.js', import.meta.url);
/** What a workbook within the limits of `importLimits` needs, and nothing more. */
const bounds = { memoryBytes: 768 * 1024 * 1024, cpuSeconds: 120, silenceMs: 120_000 };
/** Characters of a message; far above what one holds. */
const maxMessage = 8 * 1024 * 1024;

/**
 * The rows of a CSV or XLSX file as texts, the header first. Empty rows are kept, so that counting gives line numbers.
 * The file is read in a process of its own with bounds, so that nothing in it holds up or ends ours. Refuses what is no
 * such file, is damaged or too large.
 * Tells before the first row where the file's numbers have a comma before their decimals.
 */
export async function* rowsOfFile(
  path: string,
  onDecimalComma: () => void = () => undefined,
): AsyncGenerator<string[]> {
  try {
    for await (const line of linesOf(outputOf({ module, args: [path], ...bounds }))) {
      const message = readerMessage.parse(JSON.parse(line));
      if ('rejected' in message) throw domainErrorOf(message.rejected);
      if ('rows' in message) {
        if (message.decimalComma) onDecimalComma();
        yield* message.rows;
      }
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
