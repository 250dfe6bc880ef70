import type { KeyboardEvent } from 'react';
import { findSideways } from './rowStops.js';

const rowSelector = '[data-row-key]';

/** The row itself has the focus, not a button in it. */
function findFocusedRow(event: KeyboardEvent): HTMLElement | undefined {
  const target = event.target;
  return target instanceof HTMLElement && target.matches(rowSelector) ? target : undefined;
}

function findNeighbour(row: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...(row.parentElement?.querySelectorAll<HTMLElement>(`:scope > ${rowSelector}`) ?? [])];
  const at = rows.indexOf(row);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const next = targets[key];
  return next === undefined ? undefined : rows[next];
}

interface RowActions {
  open?: (key: string) => void;
  toggle?: (key: string) => void;
}

/**
 * ↑ and ↓ move between rows, ← and → between the controls of one; Enter opens it, Space selects it. One row is in the
 * tab order at a time.
 */
export function handleRowKeys(event: KeyboardEvent, { open, toggle }: RowActions): void {
  const beside = event.target instanceof HTMLElement && findSideways(event.target, event.key);
  if (beside) {
    beside.focus();
    event.preventDefault();
    return;
  }
  const row = findFocusedRow(event);
  const key = row?.dataset.rowKey;
  if (!row || key === undefined) return;
  const next = findNeighbour(row, event.key);
  if (next) {
    row.tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
  } else if (event.key === 'Enter' && open) open(key);
  else if (event.key === ' ' && toggle) toggle(key);
  else return;
  event.preventDefault();
}
