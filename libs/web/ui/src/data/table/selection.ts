import type { TableProps } from 'antd';
import type { Key } from 'react';
import type { Selection } from './props.js';

export function toggleKey(keys: readonly Key[], key: Key): Key[] {
  return keys.includes(key) ? keys.filter((known) => known !== key) : [...keys, key];
}

/** Converts the selection into antd's form. Keys of other pages stay selected. */
export function toAntdSelection<Row>(selection: Selection<Row> | undefined): TableProps<Row>['rowSelection'] {
  if (!selection) return undefined;
  const { keys, onChange, disabled, label } = selection;
  return {
    selectedRowKeys: keys,
    preserveSelectedRowKeys: true,
    fixed: true,
    columnWidth: 40,
    onChange: (next) => onChange(next),
    getCheckboxProps: (row) => ({ disabled: disabled?.(row) ?? false, 'aria-label': label?.(row) }),
  };
}
