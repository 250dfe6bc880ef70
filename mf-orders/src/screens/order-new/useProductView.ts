import type { OrderProductView } from '@depot/contracts/identity';
import { useState } from 'react';
import { useOrdersPreferenceQuery } from '../../api/users.js';

/**
 * How products are shown: as the preference says, until it is switched here. Undefined while the preference is on its
 * way.
 */
export function useProductView(): [OrderProductView | undefined, (view: OrderProductView) => void] {
  const [chosen, setChosen] = useState<OrderProductView>();
  const preference = useOrdersPreferenceQuery();
  const preferred = preference.data?.obj.orderProductView ?? (preference.isError ? 'LIST' : undefined);
  return [chosen ?? preferred, setChosen];
}
