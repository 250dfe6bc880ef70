import type { Message, MessageValues } from '@depot/contracts/errors';
import { importMessages } from '@depot/contracts/importing';
import type * as z from 'zod';

/** Longest part of a wrong value that is repeated in the complaint. */
const repeated = 40;

interface Explanation {
  localizedMessage: Message;
  values: MessageValues;
}

/** Makes a cell's check fail with a message in both languages. */
export function reject(context: z.RefinementCtx, localizedMessage: Message, values: MessageValues = {}): void {
  context.addIssue({ code: 'custom', params: { localizedMessage, values } satisfies Explanation });
}

export const shortenValue = (value: string) => (value.length > repeated ? `${value.slice(0, repeated)}…` : value);

/** Message for an issue of a row's schema. Checks other than those of `cells` get a general message. */
export function explain(issue: z.core.$ZodIssue): Explanation {
  const params: Partial<Explanation> | undefined = issue.code === 'custom' ? issue.params : undefined;
  if (params?.localizedMessage) return { localizedMessage: params.localizedMessage, values: params.values ?? {} };
  if (issue.code === 'invalid_type') return { localizedMessage: importMessages.cellMissing, values: {} };
  return { localizedMessage: importMessages.notValid, values: {} };
}
