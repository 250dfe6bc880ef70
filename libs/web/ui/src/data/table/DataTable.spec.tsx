import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DataTable } from './DataTable.js';
import type { DataTableProps } from './props.js';
import { usePaging } from './usePaging.js';

interface Row {
  id: number;
  name: string;
}
const rows: Row[] = Array.from({ length: 45 }, (_, index) => ({ id: index + 1, name: `Product ${index + 1}` }));
const columns: DataTableProps<Row>['columns'] = [
  { title: 'Number', dataIndex: 'id', numeric: true },
  { title: 'Name', dataIndex: 'name' },
];

function Paged(props: Partial<DataTableProps<Row>>) {
  const paging = usePaging(rows.length, 20);
  return <DataTable label="Products" columns={columns} rows={rows} rowKey="id" paging={paging} {...props} />;
}

const rowNamed = (name: string) => screen.getByText(name).closest<HTMLElement>('[data-row-key]');

test('shows a page at a time and says which rows they are', async () => {
  const { user } = await renderScreen(<Paged />);
  expect(screen.getByText('1–20 of 45')).toBeTruthy();
  expect(screen.queryByText('Product 21')).toBeNull();
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(screen.getByText('41–45 of 45')).toBeTruthy();
  expect(screen.getByText('Product 45')).toBeTruthy();
  expect(screen.queryByText('Product 20')).toBeNull();
});

test('arrows move between rows, Enter opens, Space selects', async () => {
  const opened: number[] = [];
  const chosen: unknown[] = [];
  const { user } = await renderScreen(
    <Paged onOpen={({ id }) => opened.push(id)} selection={{ keys: [], onChange: (keys) => chosen.push(keys) }} />,
  );
  rowNamed('Product 1')?.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(rowNamed('Product 3'));
  await user.keyboard('{Enter} {Home}');
  expect(opened).toEqual([3]);
  expect(chosen).toEqual([[3]]);
  expect(document.activeElement).toBe(rowNamed('Product 1'));
});

test('a click on a control of the row does not open the row', async () => {
  const opened: number[] = [];
  const withButton: DataTableProps<Row>['columns'] = [
    ...columns,
    { title: 'Actions', actions: true, render: () => <button>Edit</button> },
  ];
  const { user } = await renderScreen(<Paged columns={withButton} onOpen={({ id }) => opened.push(id)} />);
  const row = rowNamed('Product 2');
  await user.click(within(row as HTMLElement).getByRole('button', { name: 'Edit' }));
  expect(opened).toEqual([]);
  await user.click(screen.getByText('Product 2'));
  expect(opened).toEqual([2]);
});

test('waits, is empty or has failed in words', async () => {
  let retried = 0;
  const waiting = await renderScreen(<DataTable label="x" columns={columns} rows={undefined} rowKey="id" />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  waiting.unmount();
  const empty = await renderScreen(
    <DataTable label="x" columns={columns} rows={[]} rowKey="id" emptyText="No products yet." />,
  );
  expect(screen.getByText('No products yet.')).toBeTruthy();
  empty.unmount();
  const { user } = await renderScreen(
    <DataTable
      label="x"
      columns={columns}
      rows={undefined}
      rowKey="id"
      failure="The server said no."
      onRetry={() => (retried += 1)}
    />,
  );
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(retried).toBe(1);
});
