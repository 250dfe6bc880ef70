import * as z from 'zod';
import { canonicalName } from '../identifiers/characters.js';

/**
 * Characters refused in texts because they deceive readers or break the target (a header, a row, a label): control
 * characters, unpaired surrogates, line and paragraph separators, and direction overrides.
 */
const unwanted = String.raw`\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069`;

const everyUnwanted = new RegExp(`[${unwanted}]`, 'gu');

/** The text with `_` for each of those: for names that have become part of a header or of a file's name. */
export const withoutControlCharacters = (value: string): string => value.replace(everyUnwanted, '_');

/** One line without control characters. */
export const singleLinePattern = new RegExp(`^[^${unwanted}]*$`, 'u');
/** Lines that end with `\n`, without other control characters. */
export const multiLinePattern = new RegExp(`^(\\n|[^${unwanted}])*$`, 'u');

/** With every line end as `\n`. */
export const withPlainLineEnds = (value: string) => value.replace(/\r\n?/g, '\n');

/** One line, trimmed, without invisible characters, e.g. a name. */
export const text = (max: number) => z.string().trim().regex(singleLinePattern).overwrite(canonicalName).max(max);
/** One line, trimmed, of which something can be seen. */
export const requiredText = (max: number) =>
  z.string().trim().regex(singleLinePattern).overwrite(canonicalName).min(1).max(max);
/** One line with an identifier in its one form, see `@depot/contracts/identifiers`. */
export const identifierText = (canonical: (text: string) => string, max: number) =>
  z.string().overwrite(canonical).max(max).regex(singleLinePattern);
/** An identifier that must be there. */
export const requiredIdentifier = (canonical: (text: string) => string, max: number) =>
  z.string().overwrite(canonical).min(1).max(max).regex(singleLinePattern);
/** Any number of lines, trimmed, e.g. a note; every line end becomes `\n`. */
export const multiLineText = (max: number) =>
  z.string().overwrite(withPlainLineEnds).trim().max(max).regex(multiLinePattern);
