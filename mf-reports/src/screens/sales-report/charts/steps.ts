import type { SalesStep, SalesStepRow } from '@depot/contracts/reports';
import { type Days, daysBetween, formatDay } from '@depot/contracts/time';

/** Maximum number of columns that can be distinguished. */
const maxColumns = 100;
const daysOf: Record<SalesStep, number> = { day: 1, week: 7, month: 28 };

/** Steps for which the period has a drawable number of columns. */
export function listDrawableSteps([first, last]: Days): SalesStep[] {
  const days = daysBetween(first, last) + 1;
  return (['day', 'week', 'month'] as const).filter((step) => step === 'month' || days / daysOf[step] <= maxColumns);
}

/** The step that shows a period best: some ten to sixty columns. */
export function chooseStep([first, last]: Days): SalesStep {
  const days = daysBetween(first, last) + 1;
  return days <= 62 ? 'day' : days <= 400 ? 'week' : 'month';
}

/** "10/5/2026", or "Oct 2026" of a month. */
export function formatStepDay(day: string, step: SalesStep, language: string): string {
  if (step !== 'month') return formatDay(day);
  return new Intl.DateTimeFormat(language === 'cn' ? 'zh-CN' : 'en-US', {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(day));
}

/** Without the steps before anything was sold; at least the last one. */
export function dropBeforeFirstSale<Row extends Pick<SalesStepRow, 'sales'>>(rows: readonly Row[]): Row[] {
  const first = rows.findIndex(({ sales }) => sales !== 0);
  return rows.slice(first === -1 ? -1 : first);
}

/** A column of the chart. Heights and places in hundredths of the chart, from above. */
export interface Column {
  day: string;
  paid: { y: number; height: number };
  owed: { y: number; height: number };
}

/** Columns on one scale that includes 0. Days with more credits than sales extend below the line. */
export function buildBarColumns(rows: readonly SalesStepRow[]): { columns: Column[]; line: number } {
  const top = Math.max(0, ...rows.map(({ sales }) => sales));
  const bottom = Math.min(0, ...rows.map(({ sales }) => sales));
  const scale = 100 / (top - bottom || 1);
  const line = top * scale;
  const columns = rows.map(({ day, sales, paid }) => {
    const part = Math.min(Math.max(paid, 0), Math.max(sales, 0)) * scale;
    const whole = Math.abs(sales) * scale;
    const paidBar = { y: line - part, height: part };
    return { day, paid: paidBar, owed: { y: sales < 0 ? line : line - whole, height: whole - part } };
  });
  return { columns, line };
}
