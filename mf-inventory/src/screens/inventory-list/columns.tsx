import { keptByWeight, toHundredths } from '@depot/contracts/amounts';
import { productName } from '@depot/contracts/catalog';
import type { InventoryRow } from '@depot/contracts/inventory';
import type { TFunction } from '@depot/i18n';
import { Link } from '@depot/router';
import { DateText, HistoryOutlined, Money, Tooltip, WarningOutlined, Weight } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import type { ColumnName } from './columnNames.js';
import classes from './inventory.module.css';
import { detailsPath, historyPath, productPath } from './links.js';
import { ReservedCell } from './ReservedCell.js';
import { isInsufficient } from './rowFilter.js';

type Column = DataColumn<InventoryRow>;
type Texts = TFunction<'mf-inventory'>;

const whole = new Intl.NumberFormat('en-US');

function QuantityLink({ row, t }: { row: InventoryRow; t: Texts }) {
  const label = t('list.detailsOf', { name: row.secondaryName });
  return (
    <span className={classes.quantity}>
      {isInsufficient(row) && (
        <Tooltip title={t('list.insufficient', { reorderPoint: whole.format(row.reorderPoint ?? 0) })}>
          <WarningOutlined className={classes.warning} aria-label={t('list.insufficient', { reorderPoint: row.reorderPoint ?? 0 })} />
        </Tooltip>
      )}
      <Link to={detailsPath(row)} aria-label={`${whole.format(row.quantity)}, ${label}`}>
        {whole.format(row.quantity)}
      </Link>
    </span>
  );
}

/** Pieces, or pounds for pooled weight. */
const stockAmount = (row: InventoryRow, amount: number) =>
  keptByWeight(row.hasWeight) ? <Weight hundredths={toHundredths(amount)} /> : whole.format(amount);

const weightCell = (row: InventoryRow) => {
  if (row.hasWeight === 'No') return '–';
  const weight = <Weight pounds={row.totalWeight} />;
  return keptByWeight(row.hasWeight) ? <Link to={detailsPath(row)}>{weight}</Link> : weight;
};

function optionalColumns(t: Texts): Record<ColumnName, Column> {
  return {
    warehouse: { dataIndex: ['subWarehouse', 'name'] },
    category1: { dataIndex: ['category', 'name'] },
    category2: { dataIndex: ['subCategory', 'name'] },
    quantity: { numeric: true, render: (_, row) => <QuantityLink row={row} t={t} /> },
    weight: { numeric: true, render: (_, row) => weightCell(row) },
    supplier: { render: (_, { brand }) => brand?.name ?? '–' },
    location: { dataIndex: 'location' },
    price: { numeric: true, render: (_, { price }) => <Money dollars={price} /> },
    wholesalePrice: { numeric: true, render: (_, { wholesalePrice }) => <Money dollars={wholesalePrice} /> },
    booked: { numeric: true, render: (_, row) => stockAmount(row, row.booked) },
    reserved: { numeric: true, render: (_, row) => <ReservedCell row={row} /> },
    gtin: { dataIndex: 'gtin' },
    code: { dataIndex: 'code' },
    lastIn: { render: (_, { lastIn }) => <DateText time={lastIn} /> },
    action: {
      actions: true,
      render: (_, row) => (
        <Link to={historyPath(row)} className={classes.action} aria-label={t('list.historyOf', { name: row.secondaryName })}>
          <HistoryOutlined /> {t('list.history')}
        </Link>
      ),
    },
  };
}

/** The product, then the columns that were chosen. */
export function inventoryColumns(t: Texts, shown: ReadonlySet<ColumnName>, mayOpenProduct: boolean): Column[] {
  const chosen = Object.entries(optionalColumns(t))
    .filter(([name]) => shown.has(name as ColumnName))
    .map(([name, column]) => ({ key: name, title: t(`column.${name as ColumnName}`), ...column }));
  const product: Column = {
    key: 'product',
    title: t('column.product'),
    render: (_, row) => (mayOpenProduct ? <Link to={productPath(row)}>{productName(row)}</Link> : productName(row)),
  };
  return [product, ...chosen];
}
