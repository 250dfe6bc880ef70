import { billingMessages } from '@depot/contracts/billing';
import { invalidFields } from '@depot/contracts/errors';
import { latestBegun } from '@depot/contracts/time';

/** Refuses a payment date on a day that has begun nowhere. */
export function assertNotFuture(date: number | undefined): void {
  if (date === undefined || date <= latestBegun(Date.now())) return;
  throw invalidFields([{ path: 'date', localizedMessage: billingMessages.futureDate }]);
}
