import { Button } from 'antd';
import type { Paging } from './props.js';
import classes from './table.module.css';
import { pageCount } from './usePaging.js';

interface OlderRowsProps {
  /** What the button is called: "Show older invoices". */
  text: string;
  /** Of the rows above, where they are paged. */
  paging?: Paging;
  /** An infinite query of RTK, as far as it is of interest. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean };
  onFetch: () => void;
}

/** The way to what the server has not sent yet: below the last page, and on to the one with which it goes on. */
export function OlderRows({ text, paging, query, onFetch }: OlderRowsProps) {
  if (!query.hasNextPage) return null;
  if (paging && paging.page < pageCount(paging.total, paging.pageSize)) return null;
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
