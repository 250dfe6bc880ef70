import { useState } from 'react';
import type { Paging } from './props.js';

/** Paging in the browser over rows that are all here. A page that has vanished gives way to the last one. */
export function usePaging(total: number, pageSize: number): Paging {
  const [page, onPage] = useState(1);
  const last = Math.max(1, Math.ceil(total / pageSize));
  return { page: Math.min(page, last), pageSize, total, onPage };
}
