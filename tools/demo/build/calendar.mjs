const dayMs = 86_400_000;

/** `2026-03-31` some days later or earlier. */
export function laterDay(day, days) {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Whole days from the first to the second day. */
export function wholeDays(from, to) {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/** Offset of a calendar whose last day moves into the week before today, on the same weekday. */
export function shiftToPresent(lastDay, today) {
  return Math.floor((wholeDays(lastDay, today) - 1) / 7) * 7;
}
