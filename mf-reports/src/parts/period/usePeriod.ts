import { useMemo } from 'react';
import { spanOf, type Days } from '@depot/contracts/time';
import { useSearchParams } from '@depot/router';
import { useClaims } from '@depot/session';
import { paramsOf, periodOf, periodOfPreset, type Period, type Preset } from './period.js';

interface PeriodChoice {
  period: Period;
  choosePreset: (preset: Preset) => void;
  chooseDays: (days: Days) => void;
}

/** The period of a report; it stands in the address. The current month, where nothing is said. */
export function usePeriod(): PeriodChoice {
  const { tz } = useClaims();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const period = useMemo(() => {
    const now = Date.now();
    return periodOf(new URLSearchParams(text), now, tz) ?? periodOfPreset('current', now, tz);
  }, [text, tz]);
  return {
    period,
    choosePreset: (preset) => setParams({ preset }),
    chooseDays: (days) => setParams(paramsOf({ preset: undefined, days, ...spanOf(days, tz) })),
  };
}
