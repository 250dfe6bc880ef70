import { usePhone } from '../../theme/useMediaQuery.js';
import type { DataTableProps } from './props.js';
import { RowTable } from './RowTable.js';
import { CardTable, TableFrame } from './TableFrame.js';

/**
 * The table of the product: compact, sticky head, skeleton on the first load, words when it is empty or has failed,
 * ↑ ↓ Enter Space on the keyboard, cards on a phone.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone();
  if (phone) return <CardTable {...props} />;
  return (
    <TableFrame {...props} cards={false}>
      {(rows) => <RowTable {...props} rows={rows} />}
    </TableFrame>
  );
}
