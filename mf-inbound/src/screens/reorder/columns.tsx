import { isBulk } from '@depot/contracts/amounts';
import type { ReorderRow } from '@depot/contracts/inbound';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { Weight } from '@depot/ui';
import { type DataColumn, QuantityInput } from '@depot/ui/data';
import classes from './reorder.module.css';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Quantity that the user entered; undefined for the proposed one, `unread` if the text is not a number. */
export type OrderAmount = number | 'unread' | undefined;

/** Pieces, or pounds for pooled weight. */
function Amount({ row, value }: { row: ReorderRow; value: number }) {
  return isBulk(row.hasWeight) ? <Weight pounds={value} /> : <>{number.format(value)}</>;
}

export function reorderColumns(
  t: TFunction<'mf-inbound'>,
  quantityOf: (row: ReorderRow) => number,
  onChange: (productId: number, quantity: OrderAmount) => void,
): DataColumn<ReorderRow>[] {
  return [
    {
      key: 'product',
      title: t('reorder.product'),
      render: (_, { productId, productName, brand }) => (
        <div className={classes.product}>
          <Link to={`/in/inventory/history?pid=${productId}`}>{productName}</Link>
          {brand && <div className={classes.brand}>{brand.name}</div>}
        </div>
      ),
    },
    ...buildStockColumns(t),
    {
      key: 'quantity',
      card: 'amount',
      fixed: 'end',
      title: t('reorder.quantity'),
      numeric: true,
      render: (_, row) => (
        <QuantityInput
          className={classes.quantity}
          aria-label={t('reorder.quantityOf', { name: row.productName })}
          value={quantityOf(row)}
          onChange={(value, isNumber) => onChange(row.productId, isNumber ? (value ?? undefined) : 'unread')}
        />
      ),
    },
  ];
}

/** Daily consumption, stock with incoming goods, and the days that it lasts. */
function buildStockColumns(t: TFunction<'mf-inbound'>): DataColumn<ReorderRow>[] {
  return [
    {
      key: 'perDay',
      card: 'labelled',
      title: t('reorder.perDay'),
      numeric: true,
      render: (_, row) => <Amount row={row} value={row.perDay} />,
    },
    {
      key: 'available',
      card: 'labelled',
      title: t('reorder.available'),
      numeric: true,
      render: (_, row) => <Amount row={row} value={row.available} />,
    },
    {
      key: 'incoming',
      card: 'labelled',
      title: t('reorder.incoming'),
      numeric: true,
      render: (_, row) => <Amount row={row} value={row.incoming} />,
    },
    {
      key: 'daysLeft',
      card: 'labelled',
      title: t('reorder.daysLeft'),
      numeric: true,
      render: (_, { daysLeft, leadDays }) =>
        daysLeft === null ? (
          '–'
        ) : (
          <span className={daysLeft < leadDays ? classes.late : undefined}>{number.format(daysLeft)}</span>
        ),
    },
    { key: 'lead', card: 'labelled', title: t('reorder.lead'), numeric: true, dataIndex: 'leadDays' },
  ];
}
