import { type Cents, toHundredths } from '@depot/contracts/amounts';
import type { UsageRow } from '@depot/contracts/reports';
import { useTranslation } from '@depot/i18n';
import { Money } from '@depot/ui';
import { Pager, usePaging } from '@depot/ui/data';
import { useMemo, useRef } from 'react';
import { useTexts } from '../../texts.js';
import { formatCell } from './cellText.js';
import classes from './table.module.css';
import { groupByCategory, selectPageGroups } from './usageGroups.js';

/** Its column. */
export interface NamedStore {
  id: number;
  name: string;
}

const nothing = { weight: 0, quantity: 0, totalWholesalePrice: 0 };

/** Amounts of one product by store. */
function UsageTableRow({ row, stores }: { row: UsageRow; stores: readonly NamedStore[] }) {
  const { t } = useTranslation('ui');
  const lb = t('lb');
  const cells = new Map(row.stores.map((cell) => [cell.storeId, cell]));
  const total = { weight: row.totalWeight, quantity: row.totalQuantity, totalWholesalePrice: row.totalWholesalePrice };
  return (
    <tr>
      <th scope="row">{row.productName}</th>
      {stores.map(({ id }) => {
        const cell = cells.get(id);
        return (
          <td key={id} className={cell ? classes.amount : `${classes.amount} ${classes.nothing}`}>
            {formatCell(row.hasWeight, cell ?? nothing, lb)}
          </td>
        );
      })}
      <td className={classes.amount}>
        <strong>{formatCell(row.hasWeight, total, lb)}</strong>
      </td>
    </tr>
  );
}

/** Totals of a category, or of all rows, by store. */
function SumCells({ rows, stores }: Pick<UsageTableProps, 'rows' | 'stores'>) {
  const value = useMemo(() => sumValuesByStore(rows), [rows]);
  const total = [...value.values()].reduce((sum, cents) => sum + cents, 0);
  return (
    <>
      {stores.map(({ id }) => (
        <td key={id} className={classes.amount}>
          <Money cents={value.get(id) ?? 0} />
        </td>
      ))}
      <td className={classes.amount}>
        <Money cents={total} />
      </td>
    </>
  );
}

interface UsageTableProps {
  rows: readonly UsageRow[];
  stores: readonly NamedStore[];
  /** The category of each product, by id. */
  categoryOf: ReadonlyMap<number, string>;
}

const rowsPerPage = 50;

/**
 * A row for each product, a column for each store, a total; sums of each category where there are several. A plain
 * table: hundreds of stores make a wide one, which cards or measured columns would only slow down. The products stay in
 * sight while it is scrolled.
 */
export function UsageTable({ rows, stores, categoryOf }: UsageTableProps) {
  const { t } = useTexts();
  const { page, pageSize, ...paging } = usePaging(rows.length, rowsPerPage);
  const region = useRef<HTMLDivElement>(null);
  const groups = useMemo(() => groupByCategory(rows, categoryOf), [rows, categoryOf]);
  return (
    <>
      <div ref={region} className={classes.scroll} role="region" aria-label={t('usage.title')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('usage.product')}</th>
              {stores.map(({ id, name }) => (
                <th key={id} scope="col" className={classes.amount}>
                  {name}
                </th>
              ))}
              <th scope="col" className={classes.amount}>
                {t('usage.total')}
              </th>
            </tr>
          </thead>
          {selectPageGroups(groups, (page - 1) * pageSize, page * pageSize).map(({ name, rows: shown }) => (
            <tbody key={name}>
              {groups.length > 1 && (
                <tr className={classes.group}>
                  <th scope="rowgroup">{name || '–'}</th>
                  <SumCells rows={groups.find((group) => group.name === name)?.rows ?? shown} stores={stores} />
                </tr>
              )}
              {shown.map((row) => (
                <UsageTableRow key={row.productId} row={row} stores={stores} />
              ))}
            </tbody>
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t('usage.total')}</th>
              <SumCells rows={rows} stores={stores} />
            </tr>
          </tfoot>
        </table>
      </div>
      <Pager page={page} pageSize={pageSize} {...paging} frame={region} label={t('usage.title')} />
    </>
  );
}

/** Value of each store's goods by store id, summed in cents. Stores without goods are missing. */
export function sumValuesByStore(rows: readonly UsageRow[]): Map<number, Cents> {
  const value = new Map<number, Cents>();
  for (const { stores } of rows) {
    for (const { storeId, totalWholesalePrice } of stores) {
      value.set(storeId, (value.get(storeId) ?? 0) + toHundredths(totalWholesalePrice));
    }
  }
  return value;
}
