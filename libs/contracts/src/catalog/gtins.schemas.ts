import * as z from 'zod';
import { canonicalGtin } from '../identifiers/gtin.js';
import { gtinsPerProduct } from '../identifiers/gtins.js';
import { identifierText, quantity } from '../wire/index.js';

/** See `ProductGtin`. */
export const productGtin = z.object({ gtin: z.string(), quantity: z.int() });

/** As entered: one piece without a quantity; empty ones are ignored. */
export const productGtinsBody = z
  .array(z.object({ gtin: identifierText(canonicalGtin, 14), quantity: quantity.optional() }))
  .max(gtinsPerProduct)
  .optional();
