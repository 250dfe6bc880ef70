import { address, useAddressState } from '@depot/router';
import { useState } from 'react';
import type { Paging } from './props.js';

const inAddress = { page: address.page };

const pagingOf = (page: number, total: number, pageSize: number, onPage: (page: number) => void): Paging => ({
  page: Math.min(page, Math.max(1, Math.ceil(total / pageSize))),
  pageSize,
  total,
  onPage,
});

/** Paging of a list whose rows are all here; its page stands in the address. One that has vanished gives way to the last. */
export function useAddressPaging(total: number, pageSize: number): Paging {
  const { values, change } = useAddressState(inAddress);
  return pagingOf(values.page, total, pageSize, (page) => change({ page }));
}

/** The same for one of several tables of a screen, or one in a dialog. */
export function usePaging(total: number, pageSize: number): Paging {
  const [page, onPage] = useState(1);
  return pagingOf(page, total, pageSize, onPage);
}
