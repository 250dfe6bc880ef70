import { formatWeight, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { TFunction } from '@depot/i18n';

const whole = new Intl.NumberFormat('en-US');

/** The amount as plain text, for sentences and option labels: pieces, or hundredths of a pound for pooled weight. */
export function amountText(t: TFunction<'mf-orders'>, hasWeight: StockMode, value: number): string {
  if (isBulk(hasWeight)) return t('unit.pounds', { amount: formatWeight(value) });
  return whole.format(value);
}
