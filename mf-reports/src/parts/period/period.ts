import { addDays, dayOf, type Days, monthSoFar, spanOf } from '@depot/contracts/time';
import { address, type AddressValues } from '@depot/router';

/** Names in the address. */
export const presets = ['all', 'current', 'last', 'ytd'] as const;
export type Preset = (typeof presets)[number];

/** Period of a report. From and to in epoch ms, both inclusive. */
export interface Period {
  /** Undefined where the days were chosen one by one. */
  preset: Preset | undefined;
  days: Days;
  start: number;
  end: number;
}

/** First day of All Time. */
const firstDay = '2023-01-01';

function getPresetDays(preset: Preset, now: number, timeZone: string): Days {
  const today = dayOf(now, timeZone);
  const [firstOfMonth] = monthSoFar(now, timeZone);
  const lastOfBefore = addDays(firstOfMonth, -1);
  const days: Record<Preset, Days> = {
    all: [firstDay, today],
    current: [firstOfMonth, today],
    last: [`${lastOfBefore.slice(0, 8)}01`, lastOfBefore],
    ytd: [`${today.slice(0, 4)}-01-01`, today],
  };
  return days[preset];
}

export function getPresetPeriod(preset: Preset, now: number, timeZone: string): Period {
  const days = getPresetDays(preset, now, timeZone);
  return { preset, days, ...spanOf(days, timeZone) };
}

/** Period in the address: its `preset`, else its first and last moment. */
export const periodInAddress = { start: address.text, end: address.text, preset: address.text };
type PeriodNames = AddressValues<typeof periodInAddress>;

const parseMoment = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

export function readPeriod(names: PeriodNames, now: number, timeZone: string): Period | undefined {
  const preset = presets.find((name) => name === names.preset);
  if (preset) return getPresetPeriod(preset, now, timeZone);
  const [start, end] = [parseMoment(names.start), parseMoment(names.end)];
  if (start === undefined || end === undefined || start > end) return undefined;
  return { preset: undefined, days: [dayOf(start, timeZone), dayOf(end, timeZone)], start, end };
}

/** The period as an address carries it. */
export function toPeriodNames({ preset, start, end }: Omit<Period, 'days'>): PeriodNames {
  return { preset: preset ?? '', start: String(start), end: String(end) };
}
