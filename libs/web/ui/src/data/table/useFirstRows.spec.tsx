import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import type { DataTableProps } from './props.js';
import { useFirstRows } from './useFirstRows.js';

const rows = Array.from({ length: 50 }, (_, id) => ({ id }));
type Tone = DataTableProps<{ id: number }>['rowTone'];

function drawn(rowTone?: Tone): number[] {
  const seen: number[] = [];
  function Rows() {
    seen.push((useFirstRows(rows, 20, rowTone) ?? rows).length);
    return null;
  }
  render(<Rows />);
  return seen;
}

test('the rows in sight are drawn first, all of them right afterwards', () => {
  expect(drawn()).toEqual([20, 50]);
});

test('rows that columns get their width from are among the first', () => {
  const seen: number[][] = [];
  const named = Array.from({ length: 50 }, (_, id) => ({ id, name: id === 40 ? 'Gnocchi di nonna Alice' : 'Tea' }));
  function Rows() {
    seen.push((useFirstRows(named, 2, undefined) ?? named).map(({ id }) => id));
    return null;
  }
  render(<Rows />);
  expect(seen[0]).toEqual([0, 1, 10, 40]);
});

test('the row that was just come back to is among the first: it is scrolled to', () => {
  expect(drawn(({ id }) => (id === 33 ? 'current' : undefined))).toEqual([34, 50]);
});
