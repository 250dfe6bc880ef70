import { createElement } from 'react';
import { ErrorState } from '../../state/ErrorState.js';
import { fetchedPart, useFetched } from '../../state/useFetched.js';
import { usePhone } from '../../theme/useMediaQuery.js';
import type { DataTableProps } from './props.js';
import { SkeletonRows } from './SkeletonRows.js';
import { CardTable } from './TableFrame.js';

/** Depot's table, which loads with the data parts. */
const houseTable = fetchedPart(async () => {
  const { DataTable } = await import('../index.js');
  return DataTable;
});

/**
 * `DataTable` for the first page. On a phone its cards need only code that is already loaded; elsewhere the table is
 * fetched while a skeleton shows.
 */
export function ListTable<Row extends object>(props: DataTableProps<Row>) {
  const phone = usePhone();
  const { part, failed, retry } = useFetched(houseTable, !phone);
  if (phone) return <CardTable {...props} />;
  if (part) return createElement<DataTableProps<Row>>(part, props);
  if (failed) return <ErrorState onRetry={retry} />;
  return <SkeletonRows columns={props.columns} paging={props.paging} cards={false} />;
}
