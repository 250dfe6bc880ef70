import { usePhone } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { AmountField, QuantityField } from '../amount/AmountField.js';
import type { LineCellProps } from './LineProduct.js';

/** How much of it; at most what is available where more may not be asked for. */
export function LineAmount({
  line,
  index,
  lines,
  product,
  short,
  name,
  change,
  limit,
  onEnter,
}: LineCellProps & { name: string }) {
  const { t } = useTexts();
  const size = usePhone() ? ('large' as const) : undefined;
  const field = {
    label: t('line.amountOf', { name }),
    size,
    value: line.amount,
    status: short ? ('error' as const) : undefined,
    onChange: (amount: number | undefined) => change({ amount }),
    onPressEnter: index === lines.lines.length - 1 && onEnter ? () => onEnter() : undefined,
  };
  if (!product) return <QuantityField {...field} disabled />;
  return (
    <AmountField
      {...field}
      hasWeight={product.hasWeight}
      max={limit === 'cap' ? Math.max(product.available, 1) : undefined}
    />
  );
}
