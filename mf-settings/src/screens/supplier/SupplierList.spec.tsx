import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { SupplierList } from './SupplierList.js';

const open = (response: Responses = {}, claims = {}) =>
  renderScreen(<SupplierList />, {
    texts: { 'mf-settings': manifest.locales },
    claims,
    response: {
      'GET /brand': {
        list: [
          { id: 2, name: 'Beta', version: 'v2' },
          { id: 1, name: 'Alfa', version: 'v1' },
        ],
      },
      ...response,
    },
  });

it('lists suppliers by name and adds one, trimmed', async () => {
  const { user, calls, log } = await open({ 'POST /brand': { obj: { id: 3, name: 'Gamma' } } });
  await screen.findByText('Alfa');
  const names = [...document.querySelectorAll('tr[data-row-key] td:first-child')].map((cell) => cell.textContent);
  expect(names).toEqual(['Alfa', 'Beta']);
  await user.click(screen.getByRole('button', { hidden: true, name: /Add supplier/ }));
  await user.type(
    within(await screen.findByRole('dialog', { hidden: true })).getByLabelText('Name'),
    '  Gamma {Enter}',
  );
  await screen.findByRole('button', { hidden: true, name: /Add supplier/ });
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Gamma' });
  await waitFor(() => expect(log).toContain('success Brand Added!'));
});

it('keeps the dialog open with the reason when the server refuses', async () => {
  const { user, log } = await open({ 'PUT /brand': () => failureResponse(409, 'DUPLICATE', '"Beta" already exists.') });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Edit Alfa' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  const name = dialog.getByLabelText<HTMLInputElement>('Name');
  expect(name.value).toBe('Alfa');
  await user.clear(name);
  await user.type(name, 'Beta{Enter}');
  expect(await dialog.findByText('"Beta" already exists.')).toBeTruthy();
  expect(log).toEqual([]);
});

it('gives up what was typed only when that is wanted', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Edit Alfa' }));
  const name = () => screen.queryByLabelText<HTMLInputElement>('Name');
  await user.type(name()!, ' & sons');
  await user.click(screen.getByRole('button', { hidden: true, name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Stay here' }));
  expect(name()?.value).toBe('Alfa & sons');
  await user.click(screen.getByRole('button', { hidden: true, name: 'Cancel' }));
  await user.click((await screen.findAllByRole('button', { hidden: true, name: 'Leave' })).at(-1)!);
  await waitFor(() => expect(name()).toBeNull());
});

it('names the version that it began with, and asks before it saves over a newer one', async () => {
  const { user, calls, log } = await open({
    'PUT /brand': ({ body }) =>
      (body as { version?: string }).version === undefined
        ? { obj: { id: 1, name: 'Alfa Co' } }
        : failureResponse(409, 'STALE', 'Changed meanwhile.'),
  });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Edit Alfa' }));
  await user.type(screen.getByLabelText('Name'), ' Co{Enter}');
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Save mine' }));
  await waitFor(() => expect(log).toContain('success Brand Updated!'));
  const sent = calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([
    { id: 1, name: 'Alfa Co', version: 'v1' },
    { id: 1, name: 'Alfa Co' },
  ]);
});

it('asks before it deletes', async () => {
  const { user, calls, log } = await open({ 'DELETE /brand': { message: 'ok' } });
  await user.click(await screen.findByRole('button', { hidden: true, name: 'Delete Alfa' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getAllByText('Are you sure you want to delete "Alfa"?').length).toBeGreaterThan(0);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(dialog.getByRole('button', { hidden: true, name: 'Delete' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.query.get('id')).toBe('1'));
  await waitFor(() => expect(log).toContain('success Brand deleted!'));
});

it('hides what changes something in view-only mode', async () => {
  await open({}, { r: 'WAREHOUSE_ADMIN', v: 'true' });
  expect(await screen.findByText('Alfa')).toBeTruthy();
  expect(screen.queryAllByRole('button', { hidden: true, name: /Add|Edit|Delete/ })).toEqual([]);
});
