import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { breakpoints } from '../../look/variables.js';
import { ListTable } from './ListTable.js';
import type { DataTableProps } from './props.js';

interface Row {
  id: number;
  name: string;
}
const rows: Row[] = [
  { id: 1, name: 'Chai' },
  { id: 2, name: 'Tofu' },
];
const columns: DataTableProps<Row>['columns'] = [
  { title: 'Number', dataIndex: 'id', numeric: true },
  { title: 'Name', dataIndex: 'name' },
];
const list = <ListTable<Row> label="Products" columns={columns} rows={rows} rowKey="id" />;

/** Simulates a screen of the given width in CSS pixels for max-width queries. */
function widthOf(pixels: number): void {
  const query = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((text) => {
    const [, most] = /max-width: ([\d.]+)px/.exec(text) ?? [];
    return { ...query(text), matches: most !== undefined && pixels <= Number(most) };
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('on a phone the rows are cards at once', async () => {
  widthOf(breakpoints.md - 1);
  await renderScreen(list);
  expect(screen.getByRole('list', { name: 'Products' }).children).toHaveLength(2);
  expect(screen.getByText('Tofu')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('elsewhere they are the table of the product, once that is there', async () => {
  widthOf(breakpoints.md);
  await renderScreen(list);
  expect((await screen.findByText('Tofu')).closest('tr')).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Products' })).toBeNull();
});
