import { Table } from 'antd';
import type { MouseEvent } from 'react';
import { antdColumns } from './columns.js';
import { useDensity } from './density.js';
import { type DataTableProps, keyOf } from './props.js';
import { handleRowKeys } from './rowKeyboard.js';
import { antdSelection, toggled } from './selection.js';
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
    rowTone,
    summary,
    onSort,
  } = props;
  const [density] = useDensity();
  const first = useFirstRows(onPage(rows, paging), inSight, rowTone);
  const find = (key: string) => rows.find((row) => String(keyOf(rowKey, row)) === key);

  const open = (key: string) => {
    const row = find(key);
    if (row) onOpen?.(row);
  };
  const toggle = (key: string) => {
    const row = find(key);
    if (row && selection && !selection.disabled?.(row)) selection.onChange(toggled(selection.keys, keyOf(rowKey, row)));
  };

  return (
    <div
      className={classes.table}
      onKeyDown={(event) => handleRowKeys(event, { open: onOpen && open, toggle: selection && toggle })}
    >
      <Table<Row>
        aria-label={label}
        size={density === 'compact' ? 'small' : 'middle'}
        columns={antdColumns(columns)}
        dataSource={first ?? rows}
        rowKey={(row) => keyOf(rowKey, row)}
        loading={updating}
        sticky
        scroll={{ x: 'max-content' }}
        pagination={
          paging && !first
            ? { current: paging.page, pageSize: paging.pageSize, total: paging.total, placement: ['none'] }
            : false
        }
        rowSelection={antdSelection(selection)}
        expandable={
          expansion && {
            expandedRowRender: expansion.render,
            rowExpandable: expansion.can,
            ...(expansion.open && { expandedRowKeys: expansion.open, showExpandColumn: false }),
          }
        }
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
