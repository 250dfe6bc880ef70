import type { Days } from '@depot/contracts/time';
import { useTranslation } from '@depot/i18n';
import { DateField } from './DateField.js';
import classes from './periodField.module.css';

/** First and last day; either may be missing. */
export interface OpenPeriod {
  from?: string;
  to?: string;
}

interface Labelled {
  /** Label of the period, for screens with several. */
  label?: string;
}

interface Ends extends Labelled {
  /** Both ends are always there: `days`. Where either may be missing: `period`. */
  days: Days;
  period?: undefined;
  onChange: (days: Days) => void;
}

interface OpenEnds extends Labelled {
  days?: undefined;
  period: OpenPeriod;
  onChange: (period: OpenPeriod) => void;
}

/** Field for a period's first and last day. A day beyond the other end moves that end. */
export function PeriodField(props: Ends | OpenEnds) {
  const { t } = useTranslation('ui');
  const isClosed = props.days !== undefined;
  const { from, to } = isClosed ? { from: props.days[0], to: props.days[1] } : props.period;
  const { label } = props;
  const change = (next: OpenPeriod) => {
    if (!isClosed) props.onChange(next);
    else if (next.from && next.to) props.onChange([next.from, next.to]);
  };
  return (
    <span className={classes.period}>
      {label && <span aria-hidden="true">{label}</span>}
      <DateField
        aria-label={label ? t('period.fromOf', { label }) : t('period.from')}
        required={isClosed}
        value={from}
        onChange={(day) => change({ from: day, to: to && day && day > to ? day : to })}
      />
      <span aria-hidden="true">–</span>
      <DateField
        aria-label={label ? t('period.toOf', { label }) : t('period.to')}
        required={isClosed}
        value={to}
        onChange={(day) => change({ from: from && day && day < from ? day : from, to: day })}
      />
    </span>
  );
}
