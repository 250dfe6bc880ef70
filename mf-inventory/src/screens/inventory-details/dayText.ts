/** A day without time, as tables show dates: 2027-08-31 → 8/31/2027. */
export function dayText(day: string | undefined): string {
  if (!day) return '–';
  const [year, month, date] = day.slice(0, 10).split('-').map(Number);
  return `${month}/${date}/${year}`;
}
