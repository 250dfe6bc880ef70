/**
 * The century that brings a two-digit year nearest: from 49 years back to 50 years ahead (GS1 General Specifications
 * 7.12).
 */
function computeFullYear(twoDigits: number, today: number): number {
  const year = today - (today % 100) + twoDigits;
  if (year - today > 50) return year - 100;
  if (year - today < -49) return year + 100;
  return year;
}

/** YYMMDD → YYYY-MM-DD; day 00 means the end of the month. Undefined for an invalid date. */
export function parseDate(
  value: string,
  year = computeFullYear(Number(value.slice(0, 2)), new Date().getFullYear()),
): string | undefined {
  const month = Number(value.slice(2, 4));
  const day = Number(value.slice(4, 6));
  if (!/^\d{6}$/.test(value) || month < 1 || month > 12) return undefined;
  const monthLength = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day > monthLength) return undefined;
  return `${year}-${value.slice(2, 4)}-${String(day || monthLength).padStart(2, '0')}`;
}
