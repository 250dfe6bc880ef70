import {
  contentVersion,
  epochMs,
  id,
  idParam,
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

/** What the description of the API says of fields that recur: above all their unit. */
export const fieldTexts: ReadonlyMap<z.core.$ZodType, string> = new Map<z.core.$ZodType, string>([
  [id, 'Id.'],
  [idParam, 'Id.'],
  [epochMs, 'A moment: milliseconds since the beginning of 1970, UTC.'],
  [quantity, 'Pieces, a whole number.'],
  [stockMode, 'How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight.'],
  [money, 'US dollars, at most two decimals.'],
  [moneyOut, 'US dollars, at most two decimals.'],
  [weight, 'Pounds, at most two decimals, above zero.'],
  [weightOrZero, 'Pounds, at most two decimals.'],
  [weightOut, 'Pounds, at most two decimals.'],
  [contentVersion, 'Where an edit began; an old one is refused with STALE.'],
  [secretText, 'Lets its holder in. It is told once: a repeated answer comes without it.'],
]);
