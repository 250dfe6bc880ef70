import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { WarehouseControl } from './WarehouseControl.js';

const tenant = (id: number, name: string, own: object = {}) => ({
  id,
  name,
  timezone: 'Europe/Vienna',
  viewOnly: false,
  suspended: false,
  version: 3,
  ...own,
});

async function show(response: Responses = {}) {
  const page = await renderScreen(<WarehouseControl />, {
    at: '/in/admin/warehouse',
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /admin/warehouse': { list: [tenant(1, 'Northgate'), tenant(2, 'Harbor')] },
      ...response,
    },
  });
  await screen.findByText('Harbor');
  const changes = () => page.calls.filter(({ method }) => method !== 'GET');
  const turn = (name: string) => page.user.click(screen.getByRole('switch', { name }));
  const answer = async (button: string) =>
    page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: button }));
  return { ...page, changes, turn, answer };
}

test('view-only is turned at once, of the warehouse that it stands at', async () => {
  const { turn, changes, log } = await show({ 'PUT /admin/warehouse': { obj: {} } });
  await turn('View only: Harbor');
  await waitFor(() => expect(log).toEqual(['success Harbor is now view-only.']));
  expect(changes().map(({ body }) => body)).toEqual([{ id: 2, viewOnly: true }]);
});

test('a warehouse is suspended only after a question, and opened again without one', async () => {
  const { turn, answer, changes, unmount } = await show({ 'PUT /admin/warehouse': { obj: {} } });
  await turn('Suspended: Harbor');
  expect((await screen.findByRole('dialog')).textContent).toContain('Everyone there is signed out');
  await answer('Keep open');
  expect(changes()).toEqual([]);
  await turn('Suspended: Harbor');
  await answer('Suspend');
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ id: 2, suspended: true }]));
  unmount();
  const other = await show({
    'GET /admin/warehouse': { list: [tenant(2, 'Harbor', { suspended: true })] },
    'PUT /admin/warehouse': { obj: {} },
  });
  await other.turn('Suspended: Harbor');
  await waitFor(() => expect(other.changes().map(({ body }) => body)).toEqual([{ id: 2, suspended: false }]));
});

test('whoever would shut themselves out is told so', async () => {
  const { turn } = await show();
  await turn('Suspended: Northgate');
  expect((await screen.findByRole('dialog')).textContent).toContain('This is your own distributor.');
});

test('what is edited is changed as it was seen, and a refusal stays in the dialog', async () => {
  let isTaken = true;
  const { user, changes, log } = await show({
    'PUT /admin/warehouse': () =>
      isTaken ? failureResponse(409, 'CONFLICT', 'There is one of that name.') : { obj: {} },
  });
  await user.click(screen.getByRole('button', { name: 'Edit Harbor' }));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByLabelText<HTMLInputElement>('Name');
  await user.clear(name);
  await user.type(name, 'Pier');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log).toEqual(['warning There is one of that name.']));
  expect(name.value).toBe('Pier');
  isTaken = false;
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(log).toContain('success Pier saved.'));
  expect(changes().at(-1)?.body).toEqual({ id: 2, version: 3, name: 'Pier', timezone: 'Europe/Vienna' });
});
