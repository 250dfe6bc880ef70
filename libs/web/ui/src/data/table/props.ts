import type { TableProps } from 'antd';
import type { Key, ReactNode } from 'react';
import type { DataColumn } from './columns.js';

/** Which page is on screen; pages count from 1. */
export interface Paging {
  page: number;
  pageSize: number;
  /** Rows on all pages; where `rows` holds them all, it is its length. */
  total: number;
  /** There are further rows that have not loaded. */
  more?: boolean;
  onPage: (page: number) => void;
}

export interface Selection<Row> {
  keys: Key[];
  onChange: (keys: Key[]) => void;
  /** Rows that cannot be chosen. */
  disabled?: (row: Row) => boolean;
  /** Label of a row's checkbox: "Select order #12". */
  label?: (row: Row) => string;
}

export interface Expansion<Row> {
  /** Content expanded below a row. */
  render: (row: Row) => ReactNode;
  can?: (row: Row) => boolean;
  /** Keys of the open rows, where a column of the table opens and closes them. */
  open?: readonly Key[];
}

export interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  columns: readonly DataColumn<Row>[];
  /** Undefined until the first response: skeleton rows are shown. */
  rows: readonly Row[] | undefined;
  rowKey: RowKey<Row>;
  /** A newer response is loading; the current rows stay. */
  updating?: boolean;
  /** Error message of the server, shown in place of rows. */
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
  /** Wraps texts on a small screen instead of scrolling sideways, so that all columns are visible. */
  wraps?: boolean;
  /** Highlights rows: short in stock, disabled, or last opened. */
  rowTone?: (row: Row) => 'short' | 'off' | 'current' | undefined;
  /** A line of sums under the rows. */
  summary?: TableProps<Row>['summary'];
  /** Sorts on the server: called when a heading is clicked. */
  onSort?: (field: string | undefined, order: 'ascend' | 'descend' | undefined) => void;
}

/** Name of the field that identifies a row, or a function that returns the key. */
type RowKey<Row> = keyof Row | ((row: Row) => Key);

export function getRowKey<Row>(rowKey: RowKey<Row>, row: Row): Key {
  return typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key);
}
