import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import classes from './table.module.css';

/** A fact of a row. */
export interface DataColumn<Row> extends TableColumnType<Row> {
  /** Head of the column, and the label of the fact on a card. */
  title?: ReactNode;
  /** Right-aligned, with tabular figures. */
  numeric?: boolean;
  /** Buttons of the row: the last column, and the foot of a card. */
  actions?: boolean;
  /** Omitted on cards, where another column shows the same. */
  tableOnly?: boolean;
  /**
   * Position of the fact on a card: beside the title, in the line below, labelled in the line after that, or beside the
   * buttons.
   */
  card?: 'amount' | 'line' | 'labelled' | 'foot';
}

type Path = string | number | readonly (string | number)[];

function getValueAt(row: unknown, path: Path | undefined): unknown {
  if (path === undefined) return undefined;
  const steps = typeof path === 'object' ? path : [path];
  return steps.reduce<unknown>(
    (value, step) => (value as Record<string | number, unknown> | null | undefined)?.[step],
    row,
  );
}

/** Renders a column's value outside a table. */
export function findFact<Row>(column: DataColumn<Row>, row: Row, index: number): ReactNode {
  const value = getValueAt(row, column.dataIndex as Path | undefined);
  if (!column.render) return value as ReactNode;
  const rendered = column.render(value, row, index);
  const cell =
    typeof rendered === 'object' && rendered !== null && 'children' in rendered ? rendered.children : rendered;
  return cell as ReactNode;
}

/** Converts columns into antd's form; `actionsTitle` is the heading of buttons without a title. */
export function toAntdColumns<Row>(
  columns: readonly DataColumn<Row>[],
  actionsTitle: ReactNode,
): TableColumnType<Row>[] {
  return columns.map(({ numeric, actions, tableOnly: _, card: _card, ...column }, index) => ({
    align: numeric ? 'right' : undefined,
    className: numeric ? classes.numeric : undefined,
    fixed: index === 0 ? 'start' : actions ? 'end' : undefined,
    ...column,
    title: column.title ?? (actions ? actionsTitle : undefined),
  }));
}
