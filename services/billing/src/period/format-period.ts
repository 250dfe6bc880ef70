import type { AccountingPeriod } from '@depot/contracts/billing';
import { addDays, formatDay } from '@depot/contracts/time';
import type { StoredPeriod } from './accounting-period.repository.js';

/** The closed days as readers see them. `today` is the distributor's. */
export function formatPeriod({ closedThrough, booksFrom }: StoredPeriod, today: string): AccountingPeriod {
  return {
    closedThrough,
    formattedClosedThrough: closedThrough === null ? '' : formatDay(closedThrough),
    booksFrom,
    formattedBooksFrom: formatDay(booksFrom),
    latestClosable: addDays(today, -1),
  };
}
