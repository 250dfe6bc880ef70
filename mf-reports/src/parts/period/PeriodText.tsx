import { DateText } from '@depot/ui';
import type { Period } from './period.js';

/** "11/1/2026 – 11/20/2026". */
export function PeriodText({ period }: { period: Pick<Period, 'start' | 'end'> }) {
  return (
    <span>
      <DateText time={period.start} /> – <DateText time={period.end} />
    </span>
  );
}
