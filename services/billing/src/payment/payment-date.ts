import { billingMessages } from '@depot/contracts/billing';
import { commonMessages, Refusal } from '@depot/contracts/errors';

/** Clocks of callers may be a little ahead, and a day that has begun somewhere has begun: ms. */
const tolerance = 86_400_000;

/** Money that has not come yet is no payment. */
export function refuseFuture(date: number | undefined): void {
  if (date === undefined || date <= Date.now() + tolerance) return;
  throw new Refusal('VALIDATION', commonMessages.validation, {}, [{ path: 'date', sentence: billingMessages.futureDate }]);
}
