import { isBulk, toHundredths } from '@depot/contracts/amounts';
import { productName } from '@depot/contracts/catalog';
import type { InventoryRow } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { DateText, HistoryOutlined, Money, Tooltip, WarningOutlined, Weight } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import type { ReactNode } from 'react';
import classes from './inventory.module.css';
import { ReservedCell } from './ReservedCell.js';
import { buildDetailsPath, buildHistoryPath, buildProductPath, type ColumnName, isInsufficient } from './rowFilter.js';

type Column = DataColumn<InventoryRow>;
type Texts = TFunction<'mf-inventory'>;

const whole = new Intl.NumberFormat('en-US');

/** Stock in the product's unit, linked to its pieces and lots, with a sign if it is short. */
function StockLink({ row, t, children }: { row: InventoryRow; t: Texts; children: ReactNode }) {
  const short = t('list.insufficient', { reorderPoint: whole.format(row.reorderPoint ?? 0) });
  return (
    <span className={classes.quantity}>
      {isInsufficient(row) && (
        <Tooltip title={short}>
          <WarningOutlined className={classes.warning} aria-label={short} />
        </Tooltip>
      )}
      <Link to={buildDetailsPath(row)} title={t('list.detailsOf', { name: row.secondaryName })}>
        {children}
      </Link>
    </span>
  );
}

/** Pieces, or pounds for pooled weight. */
const renderStockAmount = (row: InventoryRow, amount: number, t: Texts) =>
  isBulk(row.hasWeight) ? (
    <Weight hundredths={toHundredths(amount)} />
  ) : (
    t('pieces', { count: amount, amount: whole.format(amount) })
  );

function renderQuantity(row: InventoryRow, t: Texts) {
  if (isBulk(row.hasWeight)) return '–';
  return (
    <StockLink row={row} t={t}>
      {t('pieces', { count: row.quantity, amount: whole.format(row.quantity) })}
    </StockLink>
  );
}

function renderWeight(row: InventoryRow, t: Texts) {
  if (row.hasWeight === 'No') return '–';
  const weight = <Weight pounds={row.totalWeight} />;
  if (!isBulk(row.hasWeight)) return weight;
  return (
    <StockLink row={row} t={t}>
      {weight}
    </StockLink>
  );
}

const SupplierName = ({ name }: { name: string | undefined }) => (
  <span className={classes.supplier} title={name}>
    {name ?? '–'}
  </span>
);

function buildOptionalColumns(t: Texts): Record<ColumnName, Column> {
  return {
    warehouse: { card: 'line', dataIndex: ['subWarehouse', 'name'] },
    category1: { card: 'line', dataIndex: ['category', 'name'] },
    category2: { tableOnly: true, dataIndex: ['subCategory', 'name'] },
    quantity: { card: 'amount', numeric: true, render: (_, row) => renderQuantity(row, t) },
    weight: { card: 'amount', numeric: true, render: (_, row) => renderWeight(row, t) },
    supplier: { tableOnly: true, render: (_, { brand }) => <SupplierName name={brand?.name} /> },
    location: { card: 'line', dataIndex: 'location' },
    price: { card: 'labelled', numeric: true, render: (_, { price }) => <Money dollars={price} /> },
    wholesalePrice: {
      tableOnly: true,
      numeric: true,
      render: (_, { wholesalePrice }) => <Money dollars={wholesalePrice} />,
    },
    booked: { card: 'labelled', numeric: true, render: (_, row) => renderStockAmount(row, row.booked, t) },
    reserved: { card: 'labelled', numeric: true, render: (_, row) => <ReservedCell row={row} /> },
    gtin: { tableOnly: true, dataIndex: 'gtin' },
    code: { tableOnly: true, dataIndex: 'code' },
    lastIn: { tableOnly: true, render: (_, { lastIn }) => <DateText time={lastIn} /> },
    action: {
      actions: true,
      render: (_, row) => (
        <Link
          to={buildHistoryPath(row)}
          className={classes.action}
          aria-label={t('list.historyOf', { name: row.secondaryName })}
        >
          <HistoryOutlined /> {t('list.history')}
        </Link>
      ),
    },
  };
}

interface ColumnOptions {
  shown: ReadonlySet<ColumnName>;
  mayOpenProduct: boolean;
  phone: boolean;
}

/** The product, then the columns that were chosen. A card leads with its amount and its place. */
export function buildInventoryColumns(t: Texts, { shown, mayOpenProduct, phone }: ColumnOptions): Column[] {
  const { location, ...others } = buildOptionalColumns(t);
  const chosen = Object.entries(phone ? { location, ...others } : buildOptionalColumns(t))
    .filter(([name]) => shown.has(name as ColumnName))
    .map(([name, column]) => ({ key: name, title: t(`column.${name as ColumnName}`), ...column }));
  const product: Column = {
    key: 'product',
    title: t('column.product'),
    render: (_, row) => (
      <span className={classes.product}>
        {mayOpenProduct ? <Link to={buildProductPath(row)}>{productName(row)}</Link> : productName(row)}
      </span>
    ),
  };
  return [product, ...chosen];
}
