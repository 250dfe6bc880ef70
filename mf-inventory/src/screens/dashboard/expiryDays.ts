import { expiringDays } from '@depot/contracts/inventory';
import { defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';

/** Periods that can be chosen, in days. */
export const dayChoices = [7, 14, expiringDays.usual, 60, 90, 180];

/** The period that was chosen in this browser. */
export const storedDays = defineStored({
  key: 'expiring-soon-days',
  schema: z.number().check(z.refine((days) => dayChoices.includes(days))),
  scope: 'user',
  version: 1,
});
