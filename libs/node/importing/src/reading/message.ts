import { DomainError } from '@depot/contracts/errors';
import { importMessages, importNotes } from '@depot/contracts/importing';
import * as z from 'zod';
import type { RowProblem } from '../problems/problem.js';

type ImportMessage = keyof typeof importMessages;

const problems = z.array(z.custom<RowProblem>());

/** Messages of the process that reads a file, one JSON line each. The last is `end` or `rejected`. */
export const readerMessage = z.union([
  z.object({
    rows: z.array(
      z.object({
        line: z.int(),
        cells: z.record(z.string(), z.unknown()),
        isWhole: z.boolean(),
        problems,
        remarks: z
          .array(z.object({ what: z.enum(importNotes), name: z.string() }))
          .readonly()
          .optional(),
      }),
    ),
    /** Problems that are not listed any more. */
    unlisted: z.int(),
  }),
  z.object({ titles: z.array(z.tuple([z.string(), z.string()])), ignored: z.array(z.string()), problems }),
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

/** A refusal as message with its code. */
export function convertToMessage({ code, localizedMessage, values }: DomainError): ReaderMessage {
  const message = (Object.keys(importMessages) as ImportMessage[]).find(
    (name) => importMessages[name] === localizedMessage,
  );
  if (!message) throw new Error(`A file was refused with a message that is not one of imports: ${localizedMessage.gb}`);
  return { rejected: { code, message, values } as Refused };
}

/** The refusal again. */
export function convertToDomainError({ code, message, values }: Refused): DomainError {
  return new DomainError(code, importMessages[message], values);
}
