import { toHundredths, type Cents } from '@depot/contracts/amounts';
import type { UsageRow } from '@depot/contracts/reports';

/** What each store's goods are worth, by store id; summed in cents. Stores that got nothing are missing. */
export function worthByStore(rows: readonly UsageRow[]): Map<number, Cents> {
  const worth = new Map<number, Cents>();
  for (const { stores } of rows) {
    for (const { storeId, totalWholesalePrice } of stores) {
      worth.set(storeId, (worth.get(storeId) ?? 0) + toHundredths(totalWholesalePrice));
    }
  }
  return worth;
}
