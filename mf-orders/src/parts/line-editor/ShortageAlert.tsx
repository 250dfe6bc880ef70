import { Alert } from '@depot/ui';
import { type Orderable, readAmount } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';
import { useTexts } from '../../texts.js';
import { formatAmount } from '../amount/Amount.js';

interface ShortageAlertProps {
  shortages: Shortages;
  products: ReadonlyMap<number, Orderable>;
  /** The order can be submitted despite the shortage. */
  mayExceed?: boolean;
}

/** Lists all products in short supply, with the ordered and the available amount. */
export function ShortageAlert({ shortages, products, mayExceed = false }: ShortageAlertProps) {
  const { t } = useTexts();
  if (shortages.size === 0) return null;
  const lines = [...shortages.values()].map(({ productId, productName, requested, available }) => {
    const hasWeight = products.get(productId)?.hasWeight ?? 'No';
    const formatText = (value: number) => formatAmount(t, hasWeight, readAmount(hasWeight, value));
    return (
      <li key={productId}>
        {t('shortage.line', { product: productName, wanted: formatText(requested), available: formatText(available) })}
      </li>
    );
  });
  return (
    <Alert
      type={mayExceed ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={t(mayExceed ? 'shortage.allowed' : 'shortage.title')}
      description={<ul style={{ margin: 0, paddingInlineStart: 18 }}>{lines}</ul>}
    />
  );
}
