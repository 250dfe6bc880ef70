import { enumerated, type Message } from '@depot/contracts/errors';
import { canonicalEmail, canonicalName } from '@depot/contracts/identifiers';
import { importMessages } from '@depot/contracts/importing';
import { multiLinePattern, singleLinePattern, withPlainLineEnds } from '@depot/contracts/wire';
import * as z from 'zod';
import { reject, shortenValue } from './explain.js';

/** One line that must be there. Cells arrive trimmed. */
export const text = (max: number) =>
  bounded(z.string(), max, singleLinePattern, importMessages.singleLine)
    .overwrite(canonicalName)
    .refine(...isThere);

/** An identifier in its one form, which must be there: see `@depot/contracts/identifiers`. */
export const identifier = (canonical: (text: string) => string, max: number) =>
  bounded(z.string().overwrite(canonical), max, singleLinePattern, importMessages.singleLine).refine(...isThere);

/** Any number of lines; every line end becomes `\n`. */
export const multiLineText = (max: number) =>
  bounded(z.string().overwrite(withPlainLineEnds), max, multiLinePattern, importMessages.multiLine);

/** Like `identifier`, where `findFault` returns the message for an invalid form. */
export const checkedIdentifier = (
  canonical: (text: string) => string,
  findFault: (value: string) => Message | undefined,
) =>
  z
    .string()
    .overwrite(canonical)
    .superRefine((value, context) => {
      const fault = findFault(value);
      if (fault) reject(context, fault, { value: shortenValue(value) });
    });

/** Something of it can be seen. */
const isThere: [(value: string) => boolean, { params: object }] = [
  (value) => value !== '',
  { params: { localizedMessage: importMessages.cellMissing } },
];

function bounded(schema: z.ZodString, max: number, pattern: RegExp, localizedMessage: Message) {
  return schema.superRefine((value, context) => {
    if (value.length > max) reject(context, importMessages.textTooLong, { max });
    else if (!pattern.test(value)) reject(context, localizedMessage);
  });
}

/** One of a few words, in any letter case. `also` are other words for them, e.g. in Chinese. */
export function choice<const Choice extends string>(choices: readonly Choice[], also: Record<string, Choice> = {}) {
  const known = new Map<string, Choice>();
  for (const name of choices) known.set(name.toLowerCase(), name);
  for (const [word, name] of Object.entries(also)) known.set(word.toLowerCase(), name);
  return z.string().transform((value, context) => {
    const found = known.get(value.toLowerCase());
    if (found !== undefined) return found;
    reject(context, importMessages.notChoice, { value: shortenValue(value), choices: enumerated(choices) });
    return z.NEVER;
  });
}

/** Yes or no, in the words and signs that spreadsheets have for them. */
export const flag = () =>
  choice(['Yes', 'No'], {
    true: 'Yes',
    false: 'No',
    '1': 'Yes',
    '0': 'No',
    y: 'Yes',
    n: 'No',
    是: 'Yes',
    否: 'No',
  }).transform((word) => word === 'Yes');

const emailShape = /^[^\s@]+@[^\s@]+$/;
const maxEmailLength = 254;

/** One address whose domain has a point within. */
const isEmail = (value: string) =>
  value.length <= maxEmailLength && emailShape.test(value) && value.slice(value.indexOf('@') + 2, -1).includes('.');

export const email = () =>
  z.string().transform((value, context) => {
    const address = value.length > 2 * maxEmailLength ? '' : canonicalEmail(value);
    if (isEmail(address) && singleLinePattern.test(address)) return address;
    reject(context, importMessages.notEmail, { value: shortenValue(value) });
    return z.NEVER;
  });

/** Most characters of a formatted cell whose kind has no limit of its own. */
const maxFormLength = 1000;

/**
 * Parses a text with `understand`. If that returns undefined, or the text is too long, the issue has
 * `localizedMessage`.
 */
export const read = <T>(understand: (text: string) => T | undefined, localizedMessage: Message) =>
  z.string().transform((value, context) => {
    const understood = value.length > maxFormLength ? undefined : understand(value);
    if (understood !== undefined) return understood;
    reject(context, localizedMessage, { value: shortenValue(value) });
    return z.NEVER;
  });

/** A text with a given format, which `localizedMessage` describes. */
export const form = (shape: RegExp, localizedMessage: Message) =>
  z.string().superRefine((value, context) => {
    if (value.length > maxFormLength || !shape.test(value) || !singleLinePattern.test(value))
      reject(context, localizedMessage, { value: shortenValue(value) });
  });
