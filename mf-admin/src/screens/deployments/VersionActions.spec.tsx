import type { RegistryEntry } from '@depot/contracts/deployments';
import { failureResponse, renderScreen, type ScreenSettings } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { VersionActions } from './VersionActions.js';

const entry = (version: string, deployment?: RegistryEntry['deployment']): RegistryEntry => ({
  url: `https://depot.test/mf-orders/${version}/mf-manifest.json`,
  metadata: { version, integrity: '' },
  extras: { shell: {} as RegistryEntry['extras']['shell'] },
  deployment,
});
const [newer, live, older] = [
  entry('1.2.0', { traffic: 20, default: false }),
  entry('1.1.0', { traffic: 80, default: true }),
  entry('1.0.0'),
];

beforeEach(cleanup);

/** What each version offers while this one is what people get by default. */
async function buttonsOf(shown: RegistryEntry, versions = [newer, live, older], settings: ScreenSettings = {}) {
  const asked: string[] = [];
  const { user, calls, log } = await renderScreen(
    <VersionActions
      remote="mf-orders"
      entry={shown}
      versions={versions}
      live="1.1.0"
      onSplit={(version) => asked.push(`split ${version}`)}
      onRollOut={(version) => asked.push(`roll out ${version}`)}
      onPreview={(version) => asked.push(`preview ${version}`)}
    />,
    { texts: { [manifest.name]: manifest.locales }, ...settings },
  );
  const buttons = screen.queryAllByRole('button').map(({ textContent }) => textContent);
  return {
    buttons,
    asked,
    user,
    calls,
    log,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

test('a newer version is promoted, split or rolled out', async () => {
  const { buttons, asked, press } = await buttonsOf(newer);
  expect(buttons).toEqual(['Promote', 'Split', 'Roll out', 'Preview', 'Purge']);
  await press('Split');
  await press('Roll out');
  await press('Preview');
  expect(asked).toEqual(['split 1.2.0', 'roll out 1.2.0', 'preview 1.2.0']);
});

test('an older one is rolled back to', async () => {
  expect((await buttonsOf(older)).buttons).toEqual(['Roll back', 'Split', 'Roll out', 'Preview', 'Purge']);
});

test('the one that people get by default takes what others still have, and is given to a part of nobody', async () => {
  expect((await buttonsOf(live)).buttons).toEqual(['Promote', 'Purge']);
});

test('one that all users have can only be purged, and not even that without a successor or a permission', async () => {
  const ofAll = entry('1.1.0', { traffic: 100, default: true });
  expect((await buttonsOf(ofAll, [ofAll, older])).buttons).toEqual(['Purge']);
  cleanup();
  expect((await buttonsOf(ofAll, [ofAll])).buttons).toEqual([]);
  cleanup();
  expect((await buttonsOf(ofAll, [ofAll, older], { claims: { r: 'WAREHOUSE_ADMIN' } })).buttons).toEqual([]);
});

const purge = async (user: Awaited<ReturnType<typeof buttonsOf>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Purge' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { dialog, confirm: () => user.click(dialog.getByRole('button', { name: 'Purge' })) };
};
const purged = { 'DELETE /remotes/versions': { message: 'mf-orders 1.2.0 is gone.' } };

test('a purge says what it does, and its dialog closes when it is done', async () => {
  const { user, calls, log } = await buttonsOf(newer, undefined, { response: purged });
  const { dialog, confirm } = await purge(user);
  expect(dialog.getByText('Its users get the default version.')).toBeTruthy();
  expect(dialog.queryByLabelText('Successor')).toBeNull();
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.map(({ method, query }) => [method, query.toString()])).toEqual([
    ['DELETE', 'remote=mf-orders&version=1.2.0'],
  ]);
  expect(log).toContain('success mf-orders 1.2.0 is gone.');
});

test('the default version is purged with a successor that is another one', async () => {
  const { user, calls } = await buttonsOf(live, undefined, { response: purged });
  const { dialog, confirm } = await purge(user);
  await confirm();
  expect(await dialog.findByText('Choose a successor.')).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(dialog.getByLabelText('Successor'));
  expect(screen.queryByTitle('1.1.0')).toBeNull();
  await user.click(await screen.findByTitle('1.0.0'));
  await confirm();
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.query.toString()).toBe('remote=mf-orders&version=1.1.0&successor=1.0.0');
});

test.each([
  [409, 'RELEASE_REFUSED', 'mf-orders 1.0.0 needs an older shell.'],
  [503, 'BUSY', 'The system is busy or restarting. Please try again in a moment.'],
])('a purge that is refused with %i leaves its dialog open and says why', async (status, code, message) => {
  const refused = { 'DELETE /remotes/versions': failureResponse(status, code, message) };
  const { user } = await buttonsOf(newer, undefined, { response: refused });
  const { dialog, confirm } = await purge(user);
  await confirm();
  expect((await dialog.findByRole('alert')).textContent).toContain(message);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test.each([
  ['halted', /halted automatically/],
  ['withdrawn', /come back for all users/],
] as const)('whoever promotes a version that was %s is told so first', async (ended, warning) => {
  const former = entry('1.2.0', { traffic: 0, default: false, ended });
  const { user, press } = await buttonsOf(former, [former, live]);
  await press('Promote');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(warning)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
});
