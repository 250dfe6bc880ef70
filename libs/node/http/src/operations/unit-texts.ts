import {
  contentVersion,
  epochMs,
  money,
  moneyOut,
  quantity,
  secretText,
  stockMode,
  weight,
  weightOrZero,
  weightOut,
} from '@depot/contracts/wire';
import type * as z from 'zod';
import type { FieldText } from './describe-fields.js';

/** Descriptions of recurring kinds of fields: their units. */
export const unitTexts: ReadonlyMap<z.core.$ZodType, FieldText> = new Map<z.core.$ZodType, FieldText>([
  [epochMs, { text: 'A moment: milliseconds since the beginning of 1970, UTC.' }],
  [quantity, { text: 'Pieces, a whole number.' }],
  [
    stockMode,
    { text: 'How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight.' },
  ],
  [money, { text: 'US dollars, at most two decimals.' }],
  [moneyOut, { text: 'US dollars, at most two decimals.' }],
  [weight, { text: 'Pounds, at most two decimals, above zero.' }],
  [weightOrZero, { text: 'Pounds, at most two decimals.' }],
  [weightOut, { text: 'Pounds, at most two decimals.' }],
  [
    contentVersion,
    { text: 'Where an edit began: another one than the stored one is refused with STALE.', example: '9f86d081' },
  ],
  [secretText, { text: 'Lets its holder in. It is told once: a repeated answer comes without it.' }],
]);
