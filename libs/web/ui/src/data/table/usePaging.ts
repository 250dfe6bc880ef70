import { address, useAddressState } from '@depot/router';
import { useState } from 'react';
import type { Paging } from './props.js';

/** Page numbers that a pager shows at a time. */
const shown = 10;

export function countPages(total: number, pageSize: number): number {
  return Math.ceil(total / pageSize);
}

/** The numbers around the page on screen, at most ten, without gaps. */
export function listVisiblePages(page: number, pages: number): number[] {
  const first = Math.max(1, Math.min(page - Math.floor(shown / 2), pages - shown + 1));
  return Array.from({ length: Math.min(shown, pages) }, (_, index) => first + index);
}

const inAddress = { page: address.page };

const pagingOf = (page: number, total: number, pageSize: number, onPage: (page: number) => void): Paging => ({
  page: Math.min(page, Math.max(1, Math.ceil(total / pageSize))),
  pageSize,
  total,
  onPage,
});

/**
 * Paging of a fully loaded list, with the page in the address. A page that no longer exists is replaced by the last
 * one.
 */
export function useAddressPaging(total: number, pageSize: number): Paging {
  const { values, change } = useAddressState(inAddress);
  return pagingOf(values.page, total, pageSize, (page) => change({ page }));
}

/** `useAddressPaging` with local state, for one of several tables on a screen or a table in a dialog. */
export function usePaging(total: number, pageSize: number): Paging {
  const [page, onPage] = useState(1);
  return pagingOf(page, total, pageSize, onPage);
}

/** The rows of the page on screen; the server may have sent just those. */
export function onPage<Row>(rows: readonly Row[], paging: Paging | undefined): readonly Row[] {
  if (!paging || rows.length <= paging.pageSize) return rows;
  return rows.slice((paging.page - 1) * paging.pageSize, paging.page * paging.pageSize);
}
