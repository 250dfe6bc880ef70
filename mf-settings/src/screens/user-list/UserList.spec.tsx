import { boxAlongTheWay, failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { UserList } from './UserList.js';

const user = (id: number, name: string, role: string, more = {}) => ({
  id,
  name,
  username: `${name.toLowerCase()}@x.test`,
  role,
  disabled: false,
  activated: true,
  wholesalePrice: false,
  creditPolicy: 'NONE',
  paymentTerms: 30,
  creditLimit: 0,
  storeId: null,
  ...more,
});
const list = [
  user(1, 'Dana', 'ADMIN'),
  user(5, 'Wok', 'STORE', { wholesalePrice: true }),
  user(6, 'New', 'STORE', { activated: false, username: '' }),
  user(7, 'Vera', 'READ_ONLY_STORE', { activated: false }),
];

const open = (response: Responses = {}, at = '/in/settings/user') =>
  renderScreen(<UserList />, {
    at,
    texts: { 'mf-settings': manifest.locales },
    response: { 'GET /user': { list }, ...response },
  });
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') ?? document.body);

it('shows status and wholesale price as each role has them', async () => {
  await open();
  await screen.findByText('Wok');
  const facts = (name: string) =>
    [...(screen.getByText(name).closest('tr')?.querySelectorAll('td') ?? [])]
      .slice(2, 5)
      .map((cell) => cell.textContent);
  expect(facts('Dana')).toEqual(['Admin', 'Active', '-']);
  expect(facts('Wok')).toEqual(['Store', 'Active', 'Yes']);
  expect(facts('New')).toEqual(['Store', 'Inactive', 'No']);
});

it('shows in its box what the address says, and its own link empties it', async () => {
  const at = { open: (to: string) => open({}, to), path: '/in/settings/user', query: 'filter=abc' };
  expect(await boxAlongTheWay({ ...at, box: 'Filter by name or email' })).toEqual(['abc', '', '', 'abc']);
});

it('offers details to stores only, and another mail to whom it helps', async () => {
  await open();
  const buttons = async (name: string) =>
    (await rowOf(name)).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(await buttons('Dana')).toEqual(['Edit Dana', 'Sessions of Dana']);
  expect(await buttons('Wok')).toEqual(['Edit Wok', 'Products of Wok', 'Sessions of Wok']);
  expect(await buttons('New')).toEqual(['Edit New', 'Products of New', 'Resend activation email for New']);
  expect(await buttons('Vera')).toEqual(['Edit Vera']);
});

it('shows a new registration address to who has none to be mailed to', async () => {
  const { user: person, calls } = await open({
    'POST /user/resend-activation-email': { message: 'x', obj: { url: '/register?token=abc&name=New&ar=1' } },
  });
  await person.click((await rowOf('New')).getByRole('button', { hidden: true, name: /Resend/ }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await person.click(dialog.getByRole('button', { hidden: true, name: 'Resend email' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Please share below URL for register:');
  expect(field.value).toBe(`${window.location.origin}/register?token=abc&name=New&ar=1`);
  expect(calls.find(({ method }) => method === 'POST')?.query.get('id')).toBe('6');
});

it('adds a user once, also where its registration link is refused', async () => {
  const {
    user: person,
    calls,
    log,
  } = await open({
    'POST /user': { obj: { id: 9, name: 'Nora' } },
    'POST /user/resend-activation-email': () => failureResponse(409, 'INVALID_TRANSITION', 'No link for this user.'),
  });
  await person.click(await screen.findByRole('button', { hidden: true, name: /Add new User/ }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await person.type(dialog.getByLabelText('Name'), 'Nora');
  await person.click(dialog.getByLabelText('Role'));
  await person.click(await screen.findByTitle('Store'));
  await person.click(dialog.getByText('Add user', { selector: 'button span' }));
  await waitFor(() => expect(log).toContain('failure No link for this user.'));
  await waitFor(() => expect(log).toContain('success User added.'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/user')).toHaveLength(1);
});

it('sends only what was changed of a user', async () => {
  const { user: person, calls, log } = await open({ 'PUT /user': { obj: list[1] } });
  await person.click((await rowOf('Wok')).getByRole('button', { hidden: true, name: 'Edit Wok' }));
  await person.click(await screen.findByLabelText('Wholesale price', { selector: 'button' }));
  await person.click(screen.getByText('Save user'));
  await waitFor(() => expect(log).toContain('success User updated.'));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ id: 5, wholesalePrice: false });
});

it('says at the switch why somebody cannot be disabled, and moves there', async () => {
  const reason = 'Has orders on the way.';
  const { user: person } = await open({
    'PUT /user': () =>
      failureResponse(400, 'VALIDATION', 'Please check the marked fields.', [{ path: 'disabled', message: reason }]),
  });
  await person.click((await rowOf('Wok')).getByRole('button', { hidden: true, name: 'Edit Wok' }));
  await person.click(await screen.findByLabelText('May sign in', { selector: 'button' }));
  await person.click(screen.getByText('Save user'));
  await screen.findByText(reason, { selector: '.ant-form-item-explain-error' });
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('May sign in', { selector: 'button' })),
  );
});
