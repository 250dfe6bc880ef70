import { DomainError } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import * as z from 'zod';

type ImportMessage = keyof typeof importMessages;

/** What the process that reads a file says, one line of JSON each. The last is `end` or `rejected`. */
export const readerMessage = z.union([
  z.object({ rows: z.array(z.array(z.string())), decimalComma: z.boolean() }),
  z.object({ end: z.literal(true) }),
  z.object({
    rejected: z.object({
      code: z.enum(['VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']),
      message: z.enum(Object.keys(importMessages) as [ImportMessage, ...ImportMessage[]]),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  }),
]);
export type ReaderMessage = z.input<typeof readerMessage>;
type Refused = Extract<ReaderMessage, { rejected: unknown }>['rejected'];

/** A refusal by the name of what it says. */
export function errorsOf({ code, localizedMessage, values }: DomainError): ReaderMessage {
  const message = (Object.keys(importMessages) as ImportMessage[]).find(
    (name) => importMessages[name] === localizedMessage,
  );
  if (!message) throw new Error(`A file was refused with a message that is not one of imports: ${localizedMessage.gb}`);
  return { rejected: { code, message, values } as Refused };
}

/** The refusal again. */
export function domainErrorOf({ code, message, values }: Refused): DomainError {
  return new DomainError(code, importMessages[message], values);
}
