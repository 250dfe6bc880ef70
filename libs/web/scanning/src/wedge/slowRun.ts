import { parse } from '../parse.js';
import type { Burst } from './burst.js';
import { isCharacter } from './characters.js';
import { isEnd, isModifier, type Stroke } from './stroke.js';

/** Milliseconds between two keys of the slowest scanner (they may be set to 990), with room for a busy page. */
export const slowestGap = 1_200;

/** Labels of our own are 16 characters long, digits and capitals without I, L, O and U. */
const ownLabel = /^(?=.*\d)(?=.*[A-Z])[0-9A-HJKMNP-TV-Z]{16}$/i;
/** An element string starts with its item number; symbology identifiers start with a bracket. */
const elements = /^(?:\][A-Za-z]\d|\(\d{2,4}\)|0[12]\d{14})/;
const itemNumber = /^\d{12,14}$/;

/**
 * Keys without a pause longer than that of the slowest scanner. They are too slow to be distinguished from typing by
 * rhythm, so their content decides.
 */
export function runWith(run: Burst, stroke: Stroke): Burst {
  if (isModifier(stroke)) return run;
  if (stroke.repeat || stroke.meta || isEnd(stroke) || !isCharacter(stroke)) return [];
  const last = run.at(-1);
  return last && stroke.time - last.time <= slowestGap ? [...run, stroke] : [stroke];
}

/**
 * True for a text that is a code and nothing that a person enters otherwise: a label of ours, an element string, a link
 * of GS1. The bare number of an item is one only where no text is asked for.
 */
export function isWholeCode(text: string, intoText: boolean): boolean {
  if (ownLabel.test(text)) return true;
  if (parse(text).kind !== 'gs1') return false;
  return elements.test(text) || /^https?:\/\//i.test(text) || (!intoText && itemNumber.test(text));
}
