import { billingMessages } from '@depot/contracts/billing';
import { commonMessages, DomainError } from '@depot/contracts/errors';

/** Clocks of callers may be a little ahead, and a day that has begun somewhere has begun: ms. */
const tolerance = 86_400_000;

/** Money that has not come yet is no payment. */
export function assertNotFuture(date: number | undefined): void {
  if (date === undefined || date <= Date.now() + tolerance) return;
  throw new DomainError('VALIDATION', commonMessages.validation, {}, [
    { path: 'date', localizedMessage: billingMessages.futureDate },
  ]);
}
