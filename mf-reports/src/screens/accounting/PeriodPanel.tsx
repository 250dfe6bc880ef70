import { failureMessage } from '@depot/api';
import type { AccountingPeriod } from '@depot/contracts/billing';
import { useMay } from '@depot/session';
import { Button, ErrorState, Spin } from '@depot/ui';
import { useState } from 'react';
import { useBillingPeriodQuery } from '../../api/reports.js';
import { useTexts } from '../../texts.js';
import classes from './accounting.module.css';
import { type PeriodChange, PeriodDialog } from './PeriodDialog.js';

/** Days that are closed, with the ways to close and reopen them. */
export function PeriodPanel() {
  const { data, error, refetch } = useBillingPeriodQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  return data ? <PeriodDays period={data.obj} /> : <Spin />;
}

function PeriodDays({ period }: { period: AccountingPeriod }) {
  const { t } = useTexts();
  const mayClose = useMay('accounting.close');
  const [asked, setAsked] = useState<PeriodChange>();
  const { closedThrough, formattedClosedThrough, formattedBooksFrom } = period;
  return (
    <div className={classes.period}>
      <p>{t('accounting.periodExplained')}</p>
      <dl className={classes.days}>
        <dt>{t('accounting.closedThrough')}</dt>
        <dd>
          <strong>{closedThrough === null ? t('accounting.nothingClosed') : formattedClosedThrough}</strong>
        </dd>
        <dt>{t('accounting.booksFrom')}</dt>
        <dd>{formattedBooksFrom}</dd>
      </dl>
      {mayClose && (
        <div className={classes.actions}>
          <Button type="primary" onClick={() => setAsked('close')}>
            {t('accounting.close')}
          </Button>
          {closedThrough !== null && <Button onClick={() => setAsked('reopen')}>{t('accounting.reopen')}</Button>}
          <Button onClick={() => setAsked('books')}>{t('accounting.changeBooks')}</Button>
        </div>
      )}
      {asked && <PeriodDialog change={asked} period={period} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
