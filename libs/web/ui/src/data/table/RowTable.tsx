import { useTranslation } from '@depot/i18n';
import { Table, type TableProps } from 'antd';
import type { MouseEvent, ReactNode } from 'react';
import { toAntdColumns } from './columns.js';
import { useDensity } from './density.js';
import { type DataTableProps, type Expansion, getRowKey, type Paging } from './props.js';
import { handleRowKeys } from './rowKeyboard.js';
import { watchStops } from './rowStops.js';
import { toAntdSelection, toggleKey } from './selection.js';
import classes from './table.module.css';
import { useFirstRows } from './useFirstRows.js';
import { onPage } from './usePaging.js';

type RowTableProps<Row> = DataTableProps<Row> & { rows: readonly Row[] };

/** Rows that fit on a screen of 900 pixels. */
const inSight = 20;

const interactive = 'a, button, input, label, textarea, [role="button"], [role="switch"], .ant-select';

/** A click on the row itself; on a control of the row it is the control's. */
const onRowItself = ({ target }: MouseEvent): boolean => target instanceof Element && !target.closest(interactive);

/** The rows as a table with a sticky head and first column. */
export function RowTable<Row extends object>(props: RowTableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    updating = false,
    onOpen,
    selection,
    expansion,
    paging,
    wraps = false,
    rowTone,
    summary,
    onSort,
  } = props;
  const { t } = useTranslation('ui');
  const [density] = useDensity();
  const first = useFirstRows(onPage(rows, paging), inSight, rowTone);
  return (
    <div
      ref={watchStops}
      className={[classes.table, wraps && classes.wraps, isMostlySelected(props) && classes.evenly]
        .filter(Boolean)
        .join(' ')}
      aria-busy={first !== undefined}
      onKeyDown={(event) => handleRowKeys(event, buildKeyActions(props))}
    >
      <Table<Row>
        aria-label={label}
        size={density === 'compact' ? 'small' : 'middle'}
        columns={toAntdColumns(columns, <Unseen text={t('actions')} />)}
        dataSource={first ?? rows}
        rowKey={(row) => getRowKey(rowKey, row)}
        loading={updating}
        sticky
        tableLayout="auto"
        scroll={{ x: wraps || 'max-content' }}
        pagination={toAntdPagination(first ? undefined : paging)}
        rowSelection={toAntdSelection(selection)}
        expandable={toAntdExpansion(expansion, <Unseen text={t('table.details')} />)}
        rowClassName={(row) =>
          [classes.row, onOpen && classes.opens, classes[rowTone?.(row) ?? 'plain']].filter(Boolean).join(' ')
        }
        onRow={(row, index) => ({
          tabIndex: index === 0 ? 0 : -1,
          'aria-current': rowTone?.(row) === 'current' || undefined,
          onClick: (event: MouseEvent) => onOpen && onRowItself(event) && onOpen(row),
        })}
        onChange={(_, __, sorter) => {
          const { field, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
          onSort?.(order ? String(field) : undefined, order ?? undefined);
        }}
        summary={summary}
      />
    </div>
  );
}

/** Where most rows are selected, their colour would be that of the table and mark nothing. */
const isMostlySelected = <Row,>({ selection, rows }: RowTableProps<Row>): boolean =>
  selection !== undefined && selection.keys.length * 2 > rows.length;

/** The title of a column that needs none for the eye. */
const Unseen = ({ text }: { text: string }) => <span className={classes.unseen}>{text}</span>;

/** Actions of Enter and Space on a row, by its key. */
function buildKeyActions<Row>({ rows, rowKey, onOpen, selection }: RowTableProps<Row>) {
  const find = (key: string) => rows.find((row) => String(getRowKey(rowKey, row)) === key);
  const open = (key: string) => {
    const row = find(key);
    if (row) onOpen?.(row);
  };
  const toggle = (key: string) => {
    const row = find(key);
    if (row && selection && !selection.disabled?.(row))
      selection.onChange(toggleKey(selection.keys, getRowKey(rowKey, row)));
  };
  return { open: onOpen && open, toggle: selection && toggle };
}

/** Converts paging into antd's form; the pager itself is rendered outside of antd's table. */
function toAntdPagination(paging: Paging | undefined): TableProps['pagination'] {
  if (!paging) return false;
  const { page, pageSize, total } = paging;
  return { current: page, pageSize, total, placement: ['none'] };
}

/** Converts the expansion into antd's form. */
function toAntdExpansion<Row>(expansion: Expansion<Row> | undefined, title: ReactNode): TableProps<Row>['expandable'] {
  if (!expansion) return undefined;
  const { render, can, open } = expansion;
  return {
    expandedRowRender: render,
    rowExpandable: can,
    columnTitle: title,
    ...(open && { expandedRowKeys: open, showExpandColumn: false }),
  };
}
