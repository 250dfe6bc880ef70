import * as z from 'zod';
import { canonicalGtin } from '../identifiers/gtin.js';
import { identifierText, quantity } from '../wire/index.js';
import { gtinsPerProduct } from './gtins.js';

/** See `ProductGtin`. */
export const productGtin = z.object({ gtin: z.string(), quantity: z.int() });

/** As they are entered: one piece where no quantity is said; an empty one is none. */
export const productGtinsBody = z
  .array(z.object({ gtin: identifierText(canonicalGtin, 14), quantity: quantity.optional() }))
  .max(gtinsPerProduct)
  .optional();
