import type { Key } from 'react';

/** Name of the field that identifies a row, or a function that tells it. */
export type RowKey<Row> = keyof Row | ((row: Row) => Key);

export function keyOf<Row>(rowKey: RowKey<Row>, row: Row): Key {
  return typeof rowKey === 'function' ? rowKey(row) : (row[rowKey] as Key);
}
