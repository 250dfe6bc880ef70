import type { ReleaseTrain } from '@depot/contracts/deployments';
import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../../manifest.js';
import { ReleaseTrains } from './ReleaseTrains.js';

const share = (version: string, traffic = 100) => ({ version, traffic, default: traffic > 50 });
const train = (id: number, more: Partial<ReleaseTrain> = {}): ReleaseTrain => ({
  id,
  who: 'Ann',
  time: Date.UTC(2026, 10, 20),
  back: null,
  members: [
    { remote: 'shell', before: [share(`${id}.0.0`)], after: `${id + 1}.0.0` },
    { remote: 'mf-orders', before: [share('1.0.0', 90), share('1.1.0', 10)], after: '2.0.0' },
    { remote: 'mf-new', before: null, after: '2.0.0' },
  ],
  ...more,
});
/** Newest first, as the services list them; the newest was taken back. */
const list = [train(3, { back: { who: 'Ann', time: 0 } }), train(2), train(1)];

const open = (trains: ReleaseTrain[], back: object = { message: 'Every user has it.' }, language: 'gb' | 'cn' = 'gb') =>
  renderScreen(<ReleaseTrains />, {
    language,
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /remotes/train': { list: trains }, 'POST /remotes/train/back': back },
  });

test('the latest train that runs can be taken back, once it is confirmed; others cannot', async () => {
  const { user, calls } = await open(list);
  await screen.findAllByText('mf-orders: 1.0.0 90% + 1.1.0 10% →', { exact: false });
  const [, ...rows] = screen.getAllByRole('row');
  expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([0, 1, 0]);
  expect(rows[0]?.textContent).toContain('Taken back');
  expect(rows[1]?.textContent).toContain('mf-new: none → 2.0.0');
  await user.click(within(rows[1]!).getByRole('button', { name: 'Take back' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Take train 2 back for all users?');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([{ id: 2 }]),
  );
});

test('the first train has no set before it, and so no button', async () => {
  const members = train(1).members.map((member) => (member.remote === 'shell' ? member : { ...member, before: null }));
  await open([train(1, { members })]);
  await screen.findByText('Released', { selector: 'span' });
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

test('a refusal is shown with its reason', async () => {
  const { user, log } = await open(list, () =>
    failureResponse(409, 'INVALID_TRANSITION', 'Another train followed it.'),
  );
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(log).toContain('failure Another train followed it.'));
});

test('without a train it is said in Chinese that there is none', async () => {
  await open([], {}, 'cn');
  expect(await screen.findByText('还没有发布列车。')).toBeTruthy();
});
