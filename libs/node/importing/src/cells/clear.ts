import { importMessages } from '@depot/contracts/importing';
import * as z from 'zod';
import { reject } from './explain.js';

/** Values of a cell that empty the field in an update; an empty cell leaves it unchanged. */
const words = new Set(['(clear)', '（clear）', '(清空)', '（清空）']);

const isClearWord = (text: string) => words.has(text.trim().toLowerCase());

/** A field that an update may keep or empty: null for the clear marker. */
export const clearable = <T>(field: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text, context): T | null => (isClearWord(text) ? null : readBy(field, text, context)))
    .optional();

/** A field that an update may leave, and never empties. */
export const kept = <T>(field: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text, context): T => {
      if (!isClearWord(text)) return readBy(field, text, context);
      reject(context, importMessages.notToClear);
      return z.NEVER;
    })
    .optional();

function readBy<T>(field: z.ZodType<T, string>, text: string, context: z.RefinementCtx): T {
  const read = field.safeParse(text);
  if (read.success) return read.data;
  for (const { code, params } of read.error.issues as z.core.$ZodIssueCustom[])
    context.addIssue({ code, ...(params && { params }) });
  return z.NEVER;
}
