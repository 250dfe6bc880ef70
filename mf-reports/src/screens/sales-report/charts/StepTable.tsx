import type { SalesStep, SalesStepRow } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { Money } from '@depot/ui';
import { useTexts } from '../../../texts.js';
import { salesAmounts, type SalesWords } from '../columns.js';
import classes from './chart.module.css';
import { formatStepDay } from './steps.js';

interface StepTableProps {
  words: SalesWords;
  rows: readonly SalesStepRow[];
  step: SalesStep;
  open: boolean;
  onToggle: (open: boolean) => void;
}

/** Figures of the chart's columns, newest first. */
export function StepTable({ words, rows, step, open, onToggle }: StepTableProps) {
  const { t } = useTexts();
  const language = useLanguage();
  return (
    <details className={classes.details} open={open} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>{t('charts.table')}</summary>
      <table className={classes.table} aria-label={t(`${words}.overTime`)}>
        <thead>
          <tr>
            <th scope="col">{t('charts.period')}</th>
            {salesAmounts.map((amount) => (
              <th key={amount} scope="col">
                {t(`${words}.${amount}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.toReversed().map((row) => (
            <tr key={row.day}>
              <th scope="row">
                {step === 'week'
                  ? t('charts.weekOf', { day: formatStepDay(row.day, step, language) })
                  : formatStepDay(row.day, step, language)}
              </th>
              {salesAmounts.map((amount) => (
                <td key={amount}>
                  <Money dollars={row[amount]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
