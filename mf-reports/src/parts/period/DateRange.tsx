import type { Days } from '@depot/contracts/time';
import { Input, usePhone } from '@depot/ui';
import { DatePicker, dayjs } from '@depot/ui/extra';
import { useTexts } from '../../texts.js';
import classes from './period.module.css';

interface DateRangeProps {
  value: Days;
  onChange: (days: Days) => void;
}

/** First and last day. On a phone by its own calendars: two months side by side do not fit. */
export function DateRange({ value, onChange }: DateRangeProps) {
  const { t } = useTexts();
  const phone = usePhone();
  if (phone) return <DayFields value={value} onChange={onChange} />;
  return (
    <DatePicker.RangePicker
      allowClear={false}
      format="M/D/YYYY"
      aria-label={t('period.label')}
      value={[dayjs(value[0]), dayjs(value[1])]}
      onChange={(range) =>
        range?.[0] && range[1] && onChange([range[0].format('YYYY-MM-DD'), range[1].format('YYYY-MM-DD')])
      }
    />
  );
}

function DayFields({ value: [first, last], onChange }: DateRangeProps) {
  const { t } = useTexts();
  /** A day after the other end moves that end along. */
  const change = (next: Days) => next[0] !== '' && next[1] !== '' && onChange(next);
  return (
    <div className={classes.dayFields}>
      <Input
        type="date"
        aria-label={t('period.from')}
        value={first}
        onChange={({ target }) => change([target.value, target.value > last ? target.value : last])}
      />
      <span aria-hidden="true">–</span>
      <Input
        type="date"
        aria-label={t('period.to')}
        value={last}
        onChange={({ target }) => change([target.value < first ? target.value : first, target.value])}
      />
    </div>
  );
}
