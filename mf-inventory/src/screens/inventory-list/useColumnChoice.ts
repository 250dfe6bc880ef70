import { useNotify } from '@depot/remote-kit';
import { useInventoryColumnsQuery, useInventoryUpdateColumnsMutation } from '../../api/columns.js';
import { type ColumnName, columnNames, isShown } from './columnNames.js';

export interface ColumnChoice {
  shown: ReadonlySet<ColumnName>;
  toggle: (name: ColumnName) => void;
}

/** Which columns are shown: a preference of the person, kept by the server. All of them until it is known. */
export function useColumnChoice(): ColumnChoice {
  const { data } = useInventoryColumnsQuery();
  const [update] = useInventoryUpdateColumnsMutation();
  const notify = useNotify();
  const map = data?.obj ?? {};
  const shown = new Set(columnNames.filter((name) => isShown(map, name)));
  const toggle = (name: ColumnName) => {
    const next = Object.fromEntries(
      columnNames.map((each) => [each, each === name ? !shown.has(each) : shown.has(each)]),
    );
    update(next).unwrap().catch(notify.failure);
  };
  return { shown, toggle };
}
