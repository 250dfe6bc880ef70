import { chargedByWeight, fromHundredths } from '@depot/contracts/amounts';
import type { WorkbookColumn } from '@depot/node-workbook';
import type { buildUsageRows } from '../usage/build-usage-rows.js';
import { workbookWords } from './messages.js';
import { translateWord } from './workbook-response.js';

type UsageRow = ReturnType<typeof buildUsageRows>[number];
type Cell = Pick<UsageRow['stores'][number], 'weight' | 'quantity' | 'totalWholesalePrice'>;

/** A row whose cells are found by store. */
interface SheetRow extends UsageRow {
  cells: ReadonlyMap<number, Cell>;
}

/** Characters of the widest names. */
const wide = 36;

export function buildSheetRow(row: UsageRow): SheetRow {
  return { ...row, cells: new Map(row.stores.map((cell) => [cell.storeId, cell])) };
}

/** Pounds and dollars as numbers, so that a sheet can sum them: two columns for each store, two for the total. */
export function buildUsageColumns(stores: readonly { id: number; name: string }[]): WorkbookColumn<SheetRow>[] {
  const buildPair = (name: string, selectCell: (row: SheetRow) => Cell | undefined): WorkbookColumn<SheetRow>[] => [
    { title: name, kind: 'weight', value: (row) => formatAmount(row, selectCell(row)) },
    {
      title: translateWord(workbookWords.valueOf, { name }),
      kind: 'money',
      isSummed: true,
      value: (row) => formatValue(selectCell(row)),
    },
  ];
  return [
    {
      title: translateWord(workbookWords.product),
      sumTitle: translateWord(workbookWords.total),
      width: wide,
      value: ({ productName }) => productName,
    },
    {
      title: translateWord(workbookWords.unit),
      value: ({ hasWeight }) => translateWord(chargedByWeight(hasWeight) ? workbookWords.pounds : workbookWords.pieces),
    },
    ...stores.flatMap(({ id, name }) => buildPair(name, ({ cells }) => cells.get(id))),
    ...buildPair(translateWord(workbookWords.total), ({ totalWeight, totalQuantity, totalWholesalePrice }) => ({
      weight: totalWeight,
      quantity: totalQuantity,
      totalWholesalePrice,
    })),
  ];
}

/** A store that got nothing has an empty cell. */
function formatAmount({ hasWeight }: UsageRow, cell: Cell | undefined): number | null {
  if (!cell) return null;
  return chargedByWeight(hasWeight) ? fromHundredths(cell.weight) : cell.quantity;
}

function formatValue(cell: Cell | undefined): number | null {
  return cell ? fromHundredths(cell.totalWholesalePrice) : null;
}
