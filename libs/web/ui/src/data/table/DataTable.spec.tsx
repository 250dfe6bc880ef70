import { renderScreen } from '@depot/web-testing';
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DataTable } from './DataTable.js';
import { Pager } from './Pager.js';
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

test('another page begins with its first row, where the rows on screen began above the window', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  const at = (top: number) => place.mockReturnValue({ ...new DOMRect(), top });
  const { user } = await renderScreen(<Paged />);
  at(120);
  await user.click(screen.getByRole('button', { name: '3' }));
  expect(scrolled).not.toHaveBeenCalled();
  at(-900);
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(scrolled.mock.contexts[0]).toHaveProperty('textContent', expect.stringContaining('Product 21'));
  jest.restoreAllMocks();
});

test('another page of rows that scroll in a frame of their own begins at its top', async () => {
  const frame = { current: document.createElement('div') };
  frame.current.scrollTop = 400;
  const paging = { page: 1, pageSize: 20, total: 45, onPage: () => undefined };
  const { user } = await renderScreen(<Pager {...paging} frame={frame} />);
  await user.click(screen.getByRole('button', { name: '2' }));
  expect(frame.current.scrollTop).toBe(0);
});

test('says that there are more rows than are here, as long as there are', async () => {
  const paging = { page: 1, pageSize: 20, total: 45, onPage: () => undefined };
  const { rerender } = await renderScreen(<Paged paging={{ ...paging, more: true }} />);
  expect(screen.getByText('1–20 of more than 45')).toBeTruthy();
  rerender(<Paged paging={{ ...paging, more: false }} />);
  expect(screen.getByText('1–20 of 45')).toBeTruthy();
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

test('a row holds Tab up twice at most, and the arrows reach what else it has', async () => {
  const withControls: DataTableProps<Row>['columns'] = [
    { title: 'Name', key: 'name', render: (_, { name }) => <a href={`/${name}`}>{name}</a> },
    { title: 'Lines', key: 'lines', render: () => <button>Lines</button> },
    {
      title: 'Actions',
      actions: true,
      render: () => (
        <>
          <button>Process</button>
          <button>Print</button>
        </>
      ),
    },
  ];
  const { user } = await renderScreen(
    <Paged columns={withControls} selection={{ keys: [], onChange: () => undefined }} />,
  );
  const second = within(rowNamed('Product 2') as HTMLElement);
  const stops = [...second.getAllByRole('link'), ...second.getAllByRole('button'), ...second.getAllByRole('checkbox')];
  expect(stops.filter(({ tabIndex }) => tabIndex === 0).map(({ textContent }) => textContent)).toEqual([
    'Product 2',
    'Process',
  ]);
  second.getByRole('link').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(second.getByRole('button', { name: 'Print' }));
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(second.getByRole('checkbox'));
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(rowNamed('Product 2'));
});

test('a row in which something is written keeps its stops', async () => {
  const withField: DataTableProps<Row>['columns'] = [
    ...columns,
    { title: 'Amount', key: 'amount', render: () => <input aria-label="Amount" /> },
    { title: 'Actions', actions: true, render: () => [<button key="1">Keep</button>, <button key="2">Drop</button>] },
  ];
  await renderScreen(<Paged columns={withField} />);
  expect(screen.getAllByRole('button', { name: /Keep|Drop/ }).every(({ tabIndex }) => tabIndex === 0)).toBe(true);
});

test('what stands over buttons has a name for who listens', async () => {
  await renderScreen(
    <Paged
      columns={[...columns, { key: 'actions', actions: true, render: () => <button>Edit</button> }]}
      expansion={{ render: () => null }}
    />,
  );
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).not.toContain('');
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

test('a page past the end says so and leads to the last', async () => {
  const pages: number[] = [];
  const paging = { page: 9, pageSize: 20, total: 45, onPage: (page: number) => pages.push(page) };
  const { user } = await renderScreen(<Paged rows={[]} paging={paging} emptyText="No products." />);
  expect(screen.queryByText('No products.')).toBeNull();
  expect(screen.getByText('There is nothing on this page any more.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go to the last page' }));
  expect(pages).toEqual([3]);
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
