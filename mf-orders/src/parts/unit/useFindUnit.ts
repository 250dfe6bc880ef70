import { failureMessage, isApiFailure } from '@depot/api';
import type { Unit } from '@depot/contracts/inventory';
import { useCallback } from 'react';
import { useLazyInventoryUnitToPickQuery } from '../../api/inventory.js';
import { useTexts } from '../../texts.js';

/** Unit of a label, or a message why there is none. */
export type FoundUnit = { unit: Unit } | { rejection: string };

/** Queries the unit of a scanned label; returns a message if no unit has it. */
export function useFindUnit(): (qrValue: string) => Promise<FoundUnit> {
  const { t } = useTexts();
  const [find] = useLazyInventoryUnitToPickQuery();
  return useCallback(
    async (qrValue: string): Promise<FoundUnit> => {
      try {
        return { unit: (await find({ qrValue }).unwrap()).obj };
      } catch (failure) {
        const unknown = isApiFailure(failure) && failure.statusCode === 404;
        return { rejection: unknown ? t('outbound.unknown') : failureMessage(failure) };
      }
    },
    [find, t],
  );
}
