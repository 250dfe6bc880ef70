import { failureMessage } from '@depot/api';
import type { Unit } from '@depot/contracts/inventory';
import { useInventoryUnitByIdQuery, useInventoryUnitsQuery } from '../../api/inventory.js';

interface ShownUnits {
  rows: Unit[] | undefined;
  failure: string | undefined;
  refetch: () => void;
}

/**
 * The one piece or lot of the product that was looked for, however long ago it left; else those in stock, or `all` that
 * one answer names.
 */
export function useUnits(productId: number, only: number | undefined, all: boolean): ShownUnits {
  const isOne = only !== undefined;
  const one = useInventoryUnitByIdQuery({ id: only ?? 0 }, { skip: !isOne, refetchOnMountOrArgChange: true });
  const listed = useInventoryUnitsQuery(all ? { productId } : { productId, available: true }, {
    skip: isOne,
    refetchOnMountOrArgChange: true,
  });
  const found = one.currentData && [one.currentData.obj].filter((unit) => unit.productId === productId);
  const { error, refetch } = isOne ? one : listed;
  return {
    rows: isOne ? found : listed.currentData?.list,
    failure: error && failureMessage(error),
    refetch: () => void refetch(),
  };
}
