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

test('the row that was just come back to is among the first: it is scrolled to', () => {
  expect(drawn(({ id }) => (id === 33 ? 'current' : undefined))).toEqual([34, 50]);
});
