const day = 86_400_000;
/** Days of the dashboard. */
export const daysShown = 30;

/** Start of the dashboard, epoch ms. */
export function calculateWindowStart(now: number): number {
  return now - daysShown * day;
}

/** Days (UTC) of the dashboard, today first, with the time of their count: now for today, midnight for earlier days. */
export function listWindowDays(now: number): [day: string, time: number][] {
  const midnight = now - (now % day);
  return Array.from({ length: daysShown }, (_, ago) => [
    formatIsoDay(midnight - ago * day),
    ago === 0 ? now : midnight - ago * day,
  ]);
}

const formatIsoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
