import { formatWeight, isBulk, type StockMode } from '@depot/contracts/amounts';
import type { TFunction } from '@depot/i18n';
import { Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';

const whole = new Intl.NumberFormat('en-US');

interface AmountProps {
  hasWeight: StockMode;
  /** Pieces, or hundredths of a pound for pooled weight. */
  value: number;
}

/** "12 pcs", or "12.50 lb" for pooled weight. */
export function Amount({ hasWeight, value }: AmountProps) {
  const { t } = useTexts();
  if (isBulk(hasWeight)) return <Weight hundredths={value} />;
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{t('unit.pieces', { count: value, amount: whole.format(value) })}</span>
  );
}

/** The amount as plain text, for sentences and option labels: pieces, or hundredths of a pound for pooled weight. */
export function formatAmount(t: TFunction<'mf-orders'>, hasWeight: StockMode, value: number): string {
  if (isBulk(hasWeight)) return t('unit.pounds', { amount: formatWeight(value) });
  return whole.format(value);
}
