import { Button } from 'antd';
import type { Paging } from './props.js';
import classes from './table.module.css';
import { countPages } from './usePaging.js';

interface OlderRowsProps {
  /** Text of the button: "Show older invoices". */
  text: string;
  /** Paging of the rows above, if they are paged. */
  paging?: Paging;
  /** An infinite query of RTK, as far as it is of interest. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean };
  onFetch: () => void;
}

/**
 * Button that fetches the next page of the server. It shows on the last local page, and moves to the next one if that
 * page is full.
 */
export function OlderRows({ text, paging, query, onFetch }: OlderRowsProps) {
  if (!query.hasNextPage) return null;
  if (paging && paging.page < countPages(paging.total, paging.pageSize)) return null;
  const fetchOlder = () => {
    onFetch();
    const isFull = paging && paging.total > 0 && paging.total % paging.pageSize === 0;
    if (isFull) paging.onPage(paging.page + 1);
  };
  return (
    <Button className={classes.older} loading={query.isFetchingNextPage} onClick={fetchOlder}>
      {text}
    </Button>
  );
}
