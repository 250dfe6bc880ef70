import type { Paging } from './props.js';

/** The rows of the page on screen; the server may have sent just those. */
export function onPage<Row>(rows: readonly Row[], paging: Paging | undefined): readonly Row[] {
  if (!paging || rows.length <= paging.pageSize) return rows;
  return rows.slice((paging.page - 1) * paging.pageSize, paging.page * paging.pageSize);
}
