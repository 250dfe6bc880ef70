import { type Days, spanOf } from '@depot/contracts/time';
import { useAddressState } from '@depot/router';
import { useClaims } from '@depot/session';
import { useMemo } from 'react';
import { namesOf, type Period, periodInAddress, periodOf, periodOfPreset, type Preset } from './period.js';

interface PeriodChoice {
  period: Period;
  choosePreset: (preset: Preset) => void;
  chooseDays: (days: Days) => void;
}

/** The period of a report; it stands in the address. The current month, where nothing is said. */
export function usePeriod(): PeriodChoice {
  const { tz } = useClaims();
  const { values, change } = useAddressState(periodInAddress);
  const period = useMemo(() => {
    const now = Date.now();
    return periodOf(values, now, tz) ?? periodOfPreset('current', now, tz);
  }, [values, tz]);
  return {
    period,
    choosePreset: (preset) => change({ preset, start: '', end: '' }),
    chooseDays: (days) => change(namesOf({ preset: undefined, ...spanOf(days, tz) })),
  };
}
