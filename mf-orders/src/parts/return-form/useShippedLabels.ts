import type { Unit } from '@depot/contracts/inventory';
import { useCallback, useEffect } from 'react';
import { useLazyInventoryUnitsOfOrderQuery } from '../../api/inventory.js';
import { type FoundUnit, useFindUnit } from '../unit/useFindUnit.js';

/**
 * Resolves labels of a return. The order's shipped labels are loaded when the page opens and work without a network;
 * others are queried.
 */
export function useShippedLabels(orderId: number): (qrValue: string) => Promise<FoundUnit> {
  const findUnit = useFindUnit();
  const [find, { data }] = useLazyInventoryUnitsOfOrderQuery();
  useEffect(() => void find({ orderId }, true), [find, orderId]);
  return useCallback(
    async (qrValue) => {
      const kept = selectUnit(data?.list, qrValue);
      if (kept) return { unit: kept };
      const found = await findUnit(qrValue);
      if ('unit' in found) return found;
      // it was scanned before the labels were there
      const { data: loaded } = await find({ orderId }, true);
      const unit = selectUnit(loaded?.list, qrValue);
      return unit ? { unit } : found;
    },
    [data, find, findUnit, orderId],
  );
}

const selectUnit = (units: readonly Unit[] | undefined, code: string) => units?.find(({ qrValue }) => qrValue === code);
