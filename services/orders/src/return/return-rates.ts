import { formatCents } from '@depot/contracts/amounts';
import { DomainError } from '@depot/contracts/errors';
import { type CreateReturn, orderMessages } from '@depot/contracts/orders';
import { isAdminGroup } from '@depot/contracts/permissions';
import { currentSession } from '@depot/node-context';
import type { ReturnLine } from './return-line.js';
import type { Returnable } from './returnable.js';

type Asked = CreateReturn['items'][number];

/** The rate at which a line is credited, and why it is another than the billed one: as asked, else as agreed before. */
export function creditRate(
  { rate: named, reason }: Asked,
  { rate: billed, agreed }: Returnable,
): Pick<ReturnLine, 'rate' | 'reason'> {
  const before = named === undefined ? agreed[0] : agreed.find(({ rate }) => rate === named);
  const rate = named ?? before?.rate ?? billed;
  return { rate, reason: rate === billed ? '' : (reason ?? before?.reason ?? '') };
}

/** Another rate than the billed one, which was not agreed before, is for the admin group and needs a reason. */
export function rateProblem({ name, rate, reason }: ReturnLine, { rate: billed, agreed }: Returnable) {
  if (rate === billed || agreed.some((before) => before.rate === rate)) return undefined;
  const values = { product: name, rate: formatCents(billed) };
  if (!isAdminGroup(currentSession().role))
    throw new DomainError('FORBIDDEN', orderMessages.returnRateOfAdmins, values);
  if (reason !== '') return undefined;
  return { field: 'reason', localizedMessage: orderMessages.returnRateReason, values };
}
