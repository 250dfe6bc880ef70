import { addDays, dayOf, monthSoFar, spanOf, type Days } from '@depot/contracts/time';

/** As the address names them. */
export const presets = ['all', 'current', 'last', 'ytd'] as const;
export type Preset = (typeof presets)[number];

/** What a report is about. From and to in epoch ms, both inclusive. */
export interface Period {
  /** Undefined where the days were chosen one by one. */
  preset: Preset | undefined;
  days: Days;
  start: number;
  end: number;
}

/** The day on which All Time begins. */
const firstDay = '2023-01-01';

function daysOf(preset: Preset, now: number, timeZone: string): Days {
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

export function periodOfPreset(preset: Preset, now: number, timeZone: string): Period {
  const days = daysOf(preset, now, timeZone);
  return { preset, days, ...spanOf(days, timeZone) };
}

const moment = (text: string | null): number | undefined => (text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** The period that the address names: by `preset`, else by `start` and `end`. */
export function periodOf(params: URLSearchParams, now: number, timeZone: string): Period | undefined {
  const preset = presets.find((name) => name === params.get('preset'));
  if (preset) return periodOfPreset(preset, now, timeZone);
  const [start, end] = [moment(params.get('start')), moment(params.get('end'))];
  if (start === undefined || end === undefined || start > end) return undefined;
  return { preset: undefined, days: [dayOf(start, timeZone), dayOf(end, timeZone)], start, end };
}

/** The period as the address of another screen carries it. */
export function paramsOf({ preset, start, end }: Period): Record<string, string> {
  return { start: String(start), end: String(end), ...(preset && { preset }) };
}
