import { Input } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './filters.module.css';

interface Days {
  from?: string;
  to?: string;
}

interface DayFilterProps {
  value: Days;
  onChange: (days: Days) => void;
}

/** First and last day, either of them open. A day beyond the other one moves that along. */
export function DayFilter({ value: { from, to }, onChange }: DayFilterProps) {
  const { t } = useTexts();
  return (
    <span className={classes.days}>
      <Input
        type="date"
        aria-label={t('list.from')}
        value={from ?? ''}
        onChange={({ target: { value } }) => onChange({ from: value || undefined, to: to && value > to ? value : to })}
      />
      <span aria-hidden="true">–</span>
      <Input
        type="date"
        aria-label={t('list.to')}
        value={to ?? ''}
        onChange={({ target: { value } }) =>
          onChange({ from: from && value && value < from ? value : from, to: value || undefined })
        }
      />
    </span>
  );
}
