import { createElement, Suspense, use } from 'react';
import { usePhone } from '../../theme/useMediaQuery.js';
import type { DataTable } from './DataTable.js';
import type { DataTableProps } from './props.js';
import { SkeletonRows } from './SkeletonRows.js';
import { CardTable } from './TableFrame.js';

let loading: Promise<typeof DataTable> | undefined;

/** The table comes with the data parts; what could not be fetched is asked for again. */
function dataTable(): Promise<typeof DataTable> {
  if (loading) return loading;
  const table = import('../index.js').then((parts) => parts.DataTable);
  table.catch(() => (loading = undefined));
  loading = table;
  return table;
}

/**
 * `DataTable` for the page that a person sees first. On a phone its cards need nothing but what is here already;
 * elsewhere the table is fetched, with a skeleton meanwhile.
 */
export function ListTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone();
  if (phone) return <CardTable {...props} />;
  return (
    <Suspense fallback={<SkeletonRows columns={props.columns} cards={false} />}>
      <FetchedTable {...props} />
    </Suspense>
  );
}

function FetchedTable<Row extends object>(props: DataTableProps<Row>) {
  return createElement(use(dataTable()), props);
}
