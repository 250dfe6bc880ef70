import { formatCents } from '@depot/contracts/amounts';
import { DomainError } from '@depot/contracts/errors';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { currentSession } from '@depot/node-context';
import type { ReturnLine } from './return-line.js';
import type { Returnable } from './returnable.js';

type RequestedItem = CreateReturn['items'][number];

/** The requested rate and reason, otherwise those agreed before the edit, otherwise the billed rate. */
export function chooseRate(
  { rate: namedRate, reason }: RequestedItem,
  { rate: billedRate, agreed }: Returnable,
): Pick<ReturnLine, 'rate' | 'reason'> {
  const agreedRate = namedRate === undefined ? agreed[0] : agreed.find(({ rate }) => rate === namedRate);
  const rate = namedRate ?? agreedRate?.rate ?? billedRate;
  return { rate, reason: rate === billedRate ? '' : (reason ?? agreedRate?.reason ?? '') };
}

/**
 * A new rate that differs from the billed one needs a reason.
 *
 * @throws FORBIDDEN if the user is not in the admin group
 */
export function checkRate({ name, rate, reason }: ReturnLine, { rate: billedRate, agreed }: Returnable) {
  if (rate === billedRate || agreed.some((agreedRate) => agreedRate.rate === rate)) return undefined;
  const values = { product: name, rate: formatCents(billedRate) };
  if (!isAdminGroup(currentSession().role))
    throw new DomainError('FORBIDDEN', orderMessages.returnRateOfAdmins, values);
  if (reason !== '') return undefined;
  return { field: 'reason', localizedMessage: orderMessages.returnRateReason, values };
}
