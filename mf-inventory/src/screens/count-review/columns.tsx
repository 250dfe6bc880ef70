import { fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { StockVariance } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { DateText } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { GoodsAmount } from '../../parts/GoodsAmount.js';

type Row = StockVariance;

const computeDifference = ({ quantity, weight, bookQuantity, bookWeight }: Row) => ({
  quantity: quantity - bookQuantity,
  weight: fromHundredths(toHundredths(weight) - toHundredths(bookWeight)),
});

/** True if the findings differ from the books in quantity, weight or individual pieces. */
export function hasDifference(row: Row): boolean {
  const { quantity, weight } = computeDifference(row);
  return quantity !== 0 || weight !== 0 || row.missing.length > 0;
}

export function buildReviewColumns(t: TFunction<'mf-inventory'>): DataColumn<Row>[] {
  return [
    {
      key: 'product',
      title: t('count.product'),
      render: (_, row) => <Link to={`/in/inventory/history?pid=${row.productId}`}>{row.productName}</Link>,
    },
    {
      key: 'book',
      card: 'labelled',
      title: t('count.book'),
      numeric: true,
      render: (_, { hasWeight, bookQuantity, bookWeight }) => (
        <GoodsAmount hasWeight={hasWeight} quantity={bookQuantity} weight={bookWeight} />
      ),
    },
    {
      key: 'found',
      card: 'labelled',
      title: t('count.found2'),
      numeric: true,
      render: (_, row) => <GoodsAmount {...row} />,
    },
    {
      key: 'difference',
      card: 'amount',
      title: t('count.difference'),
      numeric: true,
      render: (_, row) => (
        <strong>
          <GoodsAmount hasWeight={row.hasWeight} {...computeDifference(row)} />
        </strong>
      ),
    },
    { key: 'by', card: 'line', title: t('count.countedBy'), dataIndex: 'countedBy' },
    {
      key: 'when',
      card: 'line',
      title: t('count.when'),
      render: (_, { countedTime }) => <DateText time={countedTime} withTime />,
    },
  ];
}
