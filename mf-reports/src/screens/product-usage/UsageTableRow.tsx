import type { User } from '@depot/contracts/identity';
import type { UsageRow } from '@depot/contracts/reports';
import { useTranslation } from '@depot/i18n';
import { cellText } from './cellText.js';
import classes from './table.module.css';

const nothing = { weight: 0, quantity: 0, totalWholesalePrice: 0 };

/** What each store got of one product. */
export function UsageTableRow({ row, stores }: { row: UsageRow; stores: readonly User[] }) {
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
            {cellText(row.hasWeight, cell ?? nothing, lb)}
          </td>
        );
      })}
      <td className={classes.amount}>
        <strong>{cellText(row.hasWeight, total, lb)}</strong>
      </td>
    </tr>
  );
}
