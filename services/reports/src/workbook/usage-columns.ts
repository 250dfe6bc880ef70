import { chargedByWeight, fromHundredths } from '@depot/contracts/amounts';
import type { WorkbookColumn } from '@depot/node-workbook';
import type { usageRows } from '../usage/usage-rows.js';
import { workbookWords } from './messages.js';
import { said } from './workbook-response.js';

type UsageRow = ReturnType<typeof usageRows>[number];
type Cell = Pick<UsageRow['stores'][number], 'weight' | 'quantity' | 'totalWholesalePrice'>;

/** A row whose cells are found by store. */
interface SheetRow extends UsageRow {
  cells: ReadonlyMap<number, Cell>;
}

/** Characters of the widest names. */
const wide = 36;

export function sheetRow(row: UsageRow): SheetRow {
  return { ...row, cells: new Map(row.stores.map((cell) => [cell.storeId, cell])) };
}

/** Pounds and dollars as numbers, so that a sheet can sum them: two columns for each store, two for the total. */
export function usageColumns(stores: readonly { id: number; name: string }[]): WorkbookColumn<SheetRow>[] {
  const pair = (name: string, cellOf: (row: SheetRow) => Cell | undefined): WorkbookColumn<SheetRow>[] => [
    { title: name, kind: 'weight', value: (row) => amountOf(row, cellOf(row)) },
    {
      title: said(workbookWords.valueOf, { name }),
      kind: 'money',
      isSummed: true,
      value: (row) => valueOf(cellOf(row)),
    },
  ];
  return [
    {
      ...{ title: said(workbookWords.product), sumTitle: said(workbookWords.total), width: wide },
      value: ({ productName }) => productName,
    },
    {
      title: said(workbookWords.unit),
      value: ({ hasWeight }) => said(chargedByWeight(hasWeight) ? workbookWords.pounds : workbookWords.pieces),
    },
    ...stores.flatMap(({ id, name }) => pair(name, ({ cells }) => cells.get(id))),
    ...pair(said(workbookWords.total), ({ totalWeight, totalQuantity, totalWholesalePrice }) => ({
      weight: totalWeight,
      quantity: totalQuantity,
      totalWholesalePrice,
    })),
  ];
}

/** A store that got nothing has an empty cell. */
function amountOf({ hasWeight }: UsageRow, cell: Cell | undefined): number | null {
  if (!cell) return null;
  return chargedByWeight(hasWeight) ? fromHundredths(cell.weight) : cell.quantity;
}

function valueOf(cell: Cell | undefined): number | null {
  return cell ? fromHundredths(cell.totalWholesalePrice) : null;
}
