import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { phoneQuery } from '../../look/variables.js';
import { CardList } from './CardList.js';
import type { DataTableProps } from './props.js';
import { RowButton } from './RowButton.js';

interface Row {
  id: number;
  name: string;
  supplier: string;
  free: number;
}
const columns: DataTableProps<Row>['columns'] = [
  { title: 'Name', dataIndex: 'name' },
  { title: 'Supplier', dataIndex: 'supplier', card: 'line' },
  { title: 'Free', dataIndex: 'free', card: 'labelled' },
  {
    title: 'Actions',
    actions: true,
    render: (_, { name }) => <RowButton icon={null} word="Edit" name={`Edit ${name}`} onClick={() => undefined} />,
  },
];
const rows: Row[] = [
  { id: 1, name: 'Chai', supplier: 'Exotic Liquids', free: 4 },
  { id: 2, name: 'Tofu', supplier: '–', free: 0 },
];

async function cards(isPhone: boolean) {
  const query = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((text) => ({ ...query(text), matches: isPhone && text === phoneQuery }));
  await renderScreen(<CardList<Row> label="Products" columns={columns} rows={rows} rowKey="id" />);
  return screen.getAllByRole('listitem').map((card) => within(card));
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('a card says what is known, with a label where one is asked for', async () => {
  const [chai, tofu] = await cards(true);
  expect(chai?.getByText('Exotic Liquids')).toBeTruthy();
  expect(chai?.getByText('Free').nextElementSibling?.textContent).toBe('4');
  expect(tofu?.queryByText('–')).toBeNull();
  expect(tofu?.getByText('Free').nextElementSibling?.textContent).toBe('0');
});

test('a button of a row shows its word where no mouse can ask for it', async () => {
  const [chai] = await cards(true);
  expect(chai?.getByRole('button', { name: 'Edit Chai' }).textContent).toBe('Edit');
});

test('at a desk it is its icon, whose word shows to a mouse', async () => {
  const [chai] = await cards(false);
  expect(chai?.getByRole('button', { name: 'Edit Chai' }).textContent).toBe('');
});
