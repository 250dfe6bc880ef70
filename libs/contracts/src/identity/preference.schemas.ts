import * as z from 'zod';
import { languages } from '../errors/index.js';
import { text } from '../wire/index.js';

export const orderProductViews = ['LIST', 'CARD'] as const;
export type OrderProductView = (typeof orderProductViews)[number];

export const preference = z.object({
  orderProductView: z.enum(orderProductViews),
  /** A mail for every new order. */
  newOrderNotice: z.boolean(),
  /** Language of the mails to this user. */
  language: z.enum(languages),
});
export type Preference = z.output<typeof preference>;
/** Any part of it. */
export const updatePreferenceBody = preference.partial();
export type UpdatePreference = z.output<typeof updatePreferenceBody>;

/** Which columns of the inventory are shown: name of the column → shown. */
export const inventoryColumns = z.record(z.string(), z.boolean());
/** More than any list has. */
const maxInventoryColumns = 100;
/** As it is entered. */
export const updateInventoryColumnsBody = z
  .record(text(40), z.boolean())
  .refine((columns) => Object.keys(columns).length <= maxInventoryColumns, {
    params: { reason: 'listMax', values: { max: maxInventoryColumns } },
  });
