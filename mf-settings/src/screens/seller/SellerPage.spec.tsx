import { askedAgain, NetworkBack, renderScreen, type Responses } from '@depot/web-testing';
import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { SellerPage } from './SellerPage.js';

const seller = {
  legalName: 'Northgate Foods Inc.',
  address: '',
  phone: '',
  email: '',
  taxId: '',
  paymentInstructions: '',
  paper: 'LETTER',
  version: 'v1',
};
const logo = { key: 'a'.repeat(32), width: 960, height: 320 };

const page = (
  <>
    <SellerPage />
    <NetworkBack />
  </>
);
const open = (facts: object, response: Responses = {}, claims = {}) =>
  renderScreen(page, {
    at: '/in/settings/company',
    texts: { 'mf-settings': manifest.locales },
    claims,
    response: { 'GET /seller': { obj: { ...seller, ...facts } }, ...response },
  });
/** A file of which the page can read the beginning, which those of jsdom cannot. */
const fileOf = (start: string, name: string) =>
  Object.assign(new File([start], name, { type: 'image/png' }), {
    slice: () => ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode(start).buffer) }),
  });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

it('sends a logo, and refuses at once what is no picture', async () => {
  const { user, calls } = await open({}, { 'PUT /seller/logo': { obj: { ...seller, logo } } });
  expect(await screen.findByRole('button', { name: /Choose logo/ })).toBeTruthy();
  expect(screen.queryByRole('img', { name: 'Logo of the company' })).toBeNull();
  const sent = () => calls.filter(({ method }) => method === 'PUT').length;
  await user.upload(chooser(), fileOf('GIF89a is another kind', 'logo.png'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('File type is incorrect!');
  expect(sent()).toBe(0);
  await user.click(within(dialog).getByRole('button'));
  await user.upload(chooser(), fileOf('RIFF0000WEBP', 'logo.webp'));
  await waitFor(() => expect(sent()).toBe(1));
});

it('shows the logo, and removes it when asked twice', async () => {
  const { user, calls } = await open({ logo }, { 'DELETE /seller/logo': { obj: seller } });
  const shown = await screen.findByRole('img', { name: 'Logo of the company' });
  expect(shown.getAttribute('src')).toBe(`/api/seller/logo?key=${logo.key}`);
  await user.click(screen.getByRole('button', { name: /Remove logo/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Remove the logo of the company?');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Remove logo' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('who may not change the details sees the logo alone', async () => {
  await open({ logo }, {}, { v: 'true', r: 'WAREHOUSE_ADMIN' });
  expect(await screen.findByRole('img', { name: 'Logo of the company' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /logo/ })).toBeNull();
});

it('names the version that the form was opened with, though others have saved since', async () => {
  const answers = [{ obj: seller }];
  const newer = { obj: { ...seller, phone: '555-0100', version: 'v2' } };
  const { user, calls } = await open({}, { 'GET /seller': () => answers.shift() ?? newer, 'PUT /seller': newer });
  await user.click(await screen.findByRole('button', { name: 'Edit company details' }));
  await user.type(await screen.findByLabelText(/^Tax ID/), '12-34');
  await askedAgain(3, () => calls.filter(({ method }) => method === 'GET'));
  await user.click(screen.getByRole('button', { name: 'Save details' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ version: 'v1' }));
});
