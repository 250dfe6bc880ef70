import { invalidFields } from '@depot/contracts/errors';
import { type OrderDetails, type OrderDetailsIn, orderMessages } from '@depot/contracts/orders';
import { dayOf, formatDay } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';

/**
 * Merges requested details into those of an order. Absent fields stay as they are. `from` is epoch ms.
 *
 * @throws VALIDATION if the delivery day is changed to a day before `from` in the tenant's timezone
 */
export function applyDetails(before: OrderDetails, requested: OrderDetailsIn, from: number): OrderDetails {
  const { deliveryDate = before.deliveryDate, poNumber = before.poNumber, note = before.note } = requested;
  if (deliveryDate === null || deliveryDate === before.deliveryDate) return { deliveryDate, poNumber, note };
  const earliest = dayOf(from, currentSession().timezone);
  if (deliveryDate < earliest)
    throw invalidFields([
      {
        path: 'deliveryDate',
        localizedMessage: orderMessages.deliveryPast,
        values: { earliest: formatDay(earliest) },
      },
    ]);
  return { deliveryDate, poNumber, note };
}

export const selectDetails = ({ deliveryDate, poNumber, note }: OrderDetails): OrderDetails => ({
  deliveryDate,
  poNumber,
  note,
});
