import { type Days, spanOf, startOfDay } from '@depot/contracts/time';
import { useAddressState } from '@depot/router';
import { useClaims, useToday } from '@depot/session';
import { DateText } from '@depot/ui';
import { useMemo } from 'react';
import { getPresetPeriod, type Period, periodInAddress, type Preset, readPeriod, toPeriodNames } from './period.js';

interface PeriodChoice {
  period: Period;
  choosePreset: (preset: Preset) => void;
  chooseDays: (days: Days) => void;
}

/** Period of a report, stored in the address. Relative periods follow the date. Default: this month. */
export function usePeriod(): PeriodChoice {
  const { tz } = useClaims();
  const today = useToday();
  const { values, change } = useAddressState(periodInAddress);
  const period = useMemo(() => {
    const now = startOfDay(today, tz);
    return readPeriod(values, now, tz) ?? getPresetPeriod('current', now, tz);
  }, [values, today, tz]);
  return {
    period,
    choosePreset: (preset) => change({ preset, start: '', end: '' }),
    chooseDays: (days) => change(toPeriodNames({ preset: undefined, ...spanOf(days, tz) })),
  };
}

/** "11/1/2026 – 11/20/2026". */
export function PeriodText({ period }: { period: Pick<Period, 'start' | 'end'> }) {
  return (
    <span>
      <DateText time={period.start} /> – <DateText time={period.end} />
    </span>
  );
}
