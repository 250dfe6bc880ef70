const day = 86_400_000;
/** Days that the dashboard looks back. */
const daysShown = 30;

/** Where the dashboard's window begins, epoch ms. */
export function windowStart(now: number): number {
  return now - daysShown * day;
}
