import { invalidFields } from '@depot/contracts/errors';
import { type OrderDetails, type OrderDetailsIn, orderMessages } from '@depot/contracts/orders';
import { dayOf, formatDay } from '@depot/contracts/time';
import { currentSession } from '@depot/node-context';

/**
 * What the order says of itself once a request has been heard: what the request leaves out stays as it is.
 *
 * VALIDATION for a delivery day before the day of `from` (epoch ms) in the warehouse's timezone, unless it was the
 * order's day already.
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

/** The part of a header that says something of the order itself. */
export const selectDetails = ({ deliveryDate, poNumber, note }: OrderDetails): OrderDetails => ({
  deliveryDate,
  poNumber,
  note,
});
