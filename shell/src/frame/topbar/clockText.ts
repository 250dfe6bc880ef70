const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** 3725 → "1:02:05"; below an hour "02:05". */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${twoDigits(Math.floor((seconds % 3600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
