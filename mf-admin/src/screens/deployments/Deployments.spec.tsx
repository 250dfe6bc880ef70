import type { RegistryEntry, VersionHealth } from '@depot/contracts/deployments';
import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { Deployments } from './Deployments.js';

const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
const entry: RegistryEntry = {
  url: '/x/mf-manifest.json',
  metadata: { integrity: '', version: '1.0.0' },
  extras: { shell },
  deployment: { traffic: 100, default: true },
};
const healthOf = (remote: string, msLoad: number): VersionHealth => ({
  remote,
  version: '1.0.0',
  channel: 'stable',
  loads: 9,
  failures: 0,
  success: null,
  views: 0,
  errors: 0,
  errorRate: null,
  violations: 0,
  counts: {},
  p75: { msLoad },
  series: [],
});

async function open(response: Responses = {}) {
  return renderScreen(<Deployments />, {
    texts: { [manifest.name]: manifest.locales },
    response: {
      'GET /remotes': { schema: 's', microFrontends: { 'mf-orders': [entry], 'mf-reports': [entry] } },
      'GET /remotes/health': { list: [healthOf('mf-reports', 12), healthOf('mf-orders', 345)] },
      'GET /remotes/rollouts': { list: [] },
      'GET /remotes/override': { list: [], allowed: [] },
      'GET /remotes/releases': { list: [] },
      'GET /remotes/tokens': { list: [] },
      'GET /remotes/train': { list: [] },
      'GET /remotes/links': { list: [] },
      'GET /admin/warehouse': { list: [{ id: 3, name: 'Harbor Supply' }] },
      ...response,
    },
  });
}
/** The dialog with that title: in tests all dialogs have one id, so their names cannot tell them apart. */
async function findDialog(title: string) {
  const heading = await screen.findByText(title);
  const dialog = screen.getAllByRole('dialog').find((each) => each.contains(heading));
  if (!dialog) throw new Error(`No dialog has the title ${title}.`);
  return within(dialog);
}
const rowOf = (remote: string) => screen.findByRole('row', { name: new RegExp(remote) });

test('what was measured stands at the remote whose it is, also where two have a version of one name', async () => {
  await open();
  expect((await rowOf('mf-orders')).textContent).toContain('345 ms');
  expect((await rowOf('mf-reports')).textContent).toContain('12 ms');
});

test('the minutes that are looked at are asked for', async () => {
  const { user, calls } = await open();
  const asked = () => calls.filter(({ path }) => path === '/remotes/health').map(({ query }) => query.get('minutes'));
  await rowOf('mf-orders');
  await user.click(screen.getByText('15 min'));
  await rowOf('mf-orders');
  expect(asked()).toEqual(['60', '15']);
});

test('a registry that does not answer says so, and can be asked again', async () => {
  const answers: object[] = [failureResponse(500, 'INTERNAL', 'Broken.'), failureResponse(500, 'INTERNAL', 'Broken.')];
  const { user } = await open({
    'GET /remotes': () => answers.shift() ?? { schema: 's', microFrontends: {} },
  });
  expect(await screen.findByText('Broken.')).toBeTruthy();
  expect(screen.queryByText('Nothing has been published yet.')).toBeNull();
  await user.click(screen.getByRole('button', { name: /again/i }));
  expect(await screen.findByText('Nothing has been published yet.')).toBeTruthy();
});

test('a version without users says whether it was halted or withdrawn', async () => {
  const former = (version: string, ended?: 'halted' | 'withdrawn'): RegistryEntry => ({
    ...entry,
    metadata: { integrity: '', version },
    deployment: { traffic: 0, default: false, ...(ended && { ended }) },
  });
  const versions = [former('0.7.0'), former('0.8.0', 'withdrawn'), former('0.9.0', 'halted'), entry];
  const { user } = await open({ 'GET /remotes': { schema: 's', microFrontends: { 'mf-orders': versions } } });
  await user.click(await rowOf('mf-orders'));
  const list = within(await screen.findByRole('region', { name: 'mf-orders' }));
  for (const row of [/0\.9\.0.*Halted/, /0\.8\.0.*Withdrawn/, /0\.7\.0.*Retired/])
    expect(await list.findByRole('row', { name: row })).toBeTruthy();
});

const version = (name: string, deployment: RegistryEntry['deployment']): RegistryEntry => ({
  ...entry,
  metadata: { integrity: '', version: name },
  deployment,
});
const documentWith = (...versions: RegistryEntry[]) => ({
  'GET /remotes': { schema: 's', microFrontends: { 'mf-orders': versions } },
});

test('the overview names the default, who gave it, what is beside it, and leads back to the one before', async () => {
  const { user, calls } = await open({
    ...documentWith(
      version('1.0.0', { traffic: 0, default: false }),
      version('1.1.0', { traffic: 90, default: true, since: Date.UTC(2026, 10, 20), who: 'Ann', previous: '1.0.0' }),
      version('1.2.0', { traffic: 10, default: false }),
      version('1.3.0', { traffic: 0, default: false, targets: [{ tenantId: 3 }] }),
    ),
    'PUT /remotes/traffic': { message: 'mf-orders is now served.' },
  });
  const row = await rowOf('mf-orders');
  for (const text of ['1.1.0', 'Ann', '90%', '1.2.0: 10%', '1.3.0: 0%']) expect(row.textContent).toContain(text);
  await user.click(within(row).getByRole('button', { name: 'Back to 1.0.0' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Everybody has 1.1.0 now.')).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      remote: 'mf-orders',
      split: [{ version: '1.0.0', traffic: 100, default: true }],
    }),
  );
});

test('a remote that users were never given says so, and has no way back', async () => {
  await open(documentWith(version('1.0.0', { traffic: 0, default: false })));
  const row = await rowOf('mf-orders');
  expect(row.textContent).toContain('No user has a version yet');
  expect(within(row).queryByRole('button')).toBeNull();
});

test('a version is given to chosen users by its dialog, and is listed with them', async () => {
  const { user, calls } = await open({
    ...documentWith(
      version('1.1.0', { traffic: 100, default: true }),
      version('1.2.0', { traffic: 0, default: false, targets: [{ tenantId: 3, role: 'STORE' }] }),
    ),
    'PUT /remotes/traffic': { message: 'mf-orders is now served.' },
  });
  await user.click(await rowOf('mf-orders'));
  const list = within(await screen.findByRole('region', { name: 'mf-orders' }));
  const row = await list.findByRole('row', { name: /1\.2\.0.*store at Harbor Supply/ });
  await user.click(within(row).getByRole('button', { name: 'Split' }));
  const dialog = await findDialog('Split mf-orders 1.2.0');
  const complain = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const targets = dialog.getByRole('combobox', { name: /^For these users first/ });
  await user.type(targets, 'ann@x.test,tenant:3,tenant:3');
  expect(complain.mock.calls).toEqual([]);
  complain.mockRestore();
  await user.type(targets, ',');
  await user.click(dialog.getByRole('button', { name: 'Split' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      remote: 'mf-orders',
      split: [
        { version: '1.1.0', traffic: 90, default: true },
        { version: '1.2.0', traffic: 10, default: false, targets: [{ user: 'ann@x.test' }, { tenantId: 3 }] },
      ],
    }),
  );
});

test('for one user it is explained which version they get, and why', async () => {
  const reader = [
    { remote: 'mf-orders', version: '1.2.0', reason: 'tenant', target: { tenantId: 3 } },
    { remote: 'mf-reports', version: '1.0.0', reason: 'default' },
  ];
  const { user, calls } = await open({ 'GET /remotes/reader': { list: reader } });
  await user.click(await screen.findByRole('button', { name: 'Who gets what' }));
  await user.type(await screen.findByLabelText('Email address of the user'), 'Ann@x.test{Enter}');
  expect(await screen.findByRole('row', { name: /mf-orders 1\.2\.0 Everybody at Harbor Supply/ })).toBeTruthy();
  expect(screen.getByRole('row', { name: /mf-reports 1\.0\.0 Default/ })).toBeTruthy();
  expect(calls.find(({ path }) => path === '/remotes/reader')?.query.get('user')).toBe('ann@x.test');
});

test('a preview is made for one user: its link is shown to be copied, and ends by its button', async () => {
  const link = {
    id: 17,
    remote: 'mf-orders',
    version: '1.2.0',
    user: 'ann@x.test',
    who: 'Ben',
    createdAt: 1,
    until: Date.UTC(2026, 10, 30),
    openedAt: null,
    address: 'https://depot.test/in/open?id=17',
  };
  const { user, calls } = await open({
    ...documentWith(
      version('1.1.0', { traffic: 100, default: true }),
      version('1.2.0', { traffic: 0, default: false }),
    ),
    'POST /remotes/links': { obj: link, message: 'Ready.' },
    'DELETE /remotes/links': { message: 'Ended.' },
    'GET /remotes/links': { list: [link, { ...link, id: 18, remote: 'mf-other', user: 'other@x.test' }] },
  });
  await user.click(await rowOf('mf-orders'));
  const list = within(await screen.findByRole('region', { name: 'mf-orders' }));
  await user.click(within(await list.findByRole('row', { name: /1\.2\.0.*Retired/ })).getByText('Preview'));
  const dialog = await findDialog('Preview of mf-orders 1.2.0');
  await user.type(dialog.getByLabelText('Email address of the user'), 'ann@x.test');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByDisplayValue(link.address)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    remote: 'mf-orders',
    version: '1.2.0',
    user: 'ann@x.test',
    minutes: 1440,
  });
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  const links = within(await screen.findByRole('region', { name: 'Open links' }));
  expect(links.queryByText('other@x.test')).toBeNull();
  await user.click(links.getByRole('button', { name: 'End' }));
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.query.get('id')).toBe('17'));
});

test('the notices of a token are changed, and the key of its webhook is shown', async () => {
  const token = {
    id: 4,
    name: 'Orders CI',
    remotes: ['mf-orders'],
    createdBy: 'Ann',
    createdAt: 1,
    expiresAt: 2,
    lastUsedAt: null,
    noticeEmail: 'team@x.test',
    noticeUrl: null,
  };
  const { user, calls } = await open({
    'GET /remotes/tokens': { list: [token] },
    'PUT /remotes/tokens': { obj: { noticeSecret: 'the key' }, message: 'Changed.' },
  });
  const row = await screen.findByRole('row', { name: /Orders CI.*team@x\.test/ });
  await user.click(within(row).getByRole('button', { name: 'Notices' }));
  const dialog = await findDialog('Notices for Orders CI');
  const address = dialog.getByLabelText(/^Webhook when a version is halted/);
  await user.type(address, 'http://x.test');
  expect(await dialog.findByText('Enter an address that begins with https://')).toBeTruthy();
  await user.clear(address);
  await user.type(address, 'https://x.test/hook');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByDisplayValue('the key')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    id: 4,
    noticeEmail: 'team@x.test',
    noticeUrl: 'https://x.test/hook',
  });
});
