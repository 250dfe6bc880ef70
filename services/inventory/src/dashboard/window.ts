const day = 86_400_000;
/** Days that the dashboard looks back. */
export const daysShown = 30;

/** Where the dashboard's window begins, epoch ms. */
export function calculateWindowStart(now: number): number {
  return now - daysShown * day;
}

/**
 * The days (UTC) of the window, today first, each with the moment that is counted: now, or midnight where that is past.
 */
export function listWindowDays(now: number): [day: string, time: number][] {
  const midnight = now - (now % day);
  return Array.from({ length: daysShown }, (_, ago) => [
    formatIsoDay(midnight - ago * day),
    ago === 0 ? now : midnight - ago * day,
  ]);
}

const formatIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
