import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { UsageRow } from '@depot/contracts/reports';

/** What each store's goods are worth, by store id; summed in cents. Stores that got nothing are missing. */
export function valueByStore(rows: readonly UsageRow[]): Map<number, Cents> {
  const value = new Map<number, Cents>();
  for (const { stores } of rows) {
    for (const { storeId, totalWholesalePrice } of stores) {
      value.set(storeId, (value.get(storeId) ?? 0) + toHundredths(totalWholesalePrice));
    }
  }
  return value;
}
