import type { TableProps } from 'antd';
import type { Key, ReactNode } from 'react';
import type { DataColumn } from './columns.js';

/** Which page is on screen; pages count from 1. */
export interface Paging {
  page: number;
  pageSize: number;
  /** Rows on all pages; where `rows` holds them all, it is its length. */
  total: number;
  /** There are more than these, which are not here yet. */
  more?: boolean;
  onPage: (page: number) => void;
}

export interface Selection<Row> {
  keys: Key[];
  onChange: (keys: Key[]) => void;
  /** Rows that cannot be chosen. */
  disabled?: (row: Row) => boolean;
  /** What a row's checkbox is called: "Select order #12". */
  label?: (row: Row) => string;
}

export interface Expansion<Row> {
  /** What unfolds below a row. */
  render: (row: Row) => ReactNode;
  can?: (row: Row) => boolean;
  /** Keys of the open rows, where a column of the table opens and closes them. */
  open?: readonly Key[];
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first answer has come: skeleton rows stand instead. */
  rows: readonly Row[] | undefined;
  rowKey: RowKey<Row>;
  /** A newer answer is under way; the rows on screen stay. */
  updating?: boolean;
  /** Why there are no rows, as the server said it. */
  failure?: string;
  onRetry?: () => void;
  emptyText?: string;
  /** The button that fills the empty table. */
  emptyAction?: ReactNode;
  /** Click on a row, or Enter. */
  onOpen?: (row: Row) => void;
  selection?: Selection<Row>;
  expansion?: Expansion<Row>;
  paging?: Paging;
  /** All columns are wanted at one glance: on a small screen texts wrap before the table scrolls sideways. */
  wraps?: boolean;
  /** Rows that stand out: short in stock, disabled, just come back to. */
  rowTone?: (row: Row) => 'short' | 'off' | 'current' | undefined;
  /** A line of sums under the rows. */
  summary?: TableProps<Row>['summary'];
  /** Sorting on the server: told when a head is clicked. */
  onSort?: (field: string | undefined, order: 'ascend' | 'descend' | undefined) => void;
}

/** Name of the field that identifies a row, or a function that tells it. */
type RowKey<Row> = keyof Row | ((row: Row) => Key);

export function keyOf<Row>(rowKey: RowKey<Row>, row: Row): Key {
  return typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key);
}
