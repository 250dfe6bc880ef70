import { expiringDays } from '@depot/contracts/inventory';

/** Periods that can be chosen, in days. */
export const dayChoices = [7, 14, expiringDays.usual, 60, 90, 180];

const key = 'expiring-soon-days';

/** The period that was chosen in this browser. */
export function storedDays(): number {
  const stored = Number(localStorage.getItem(key));
  return dayChoices.includes(stored) ? stored : expiringDays.usual;
}

export function storeDays(days: number): void {
  localStorage.setItem(key, String(days));
}
