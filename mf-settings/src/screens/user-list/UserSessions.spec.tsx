import type { User } from '@depot/contracts/identity';
import { renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { manifest } from '../../manifest.js';
import { UserSessions } from './UserSessions.js';

const kim = { id: 9, name: 'Kim', role: 'WAREHOUSE_OPS' } as User;
const session = (sessionId: string, current = false) => ({
  sessionId,
  current,
  address: '10.0.0.7',
  time: Date.UTC(2026, 10, 20),
  userAgent: '',
});

beforeEach(cleanup);

const open = (
  list: object[],
  { user = kim, ...more }: { user?: User; enabled?: boolean; r?: 'WAREHOUSE_ADMIN' } = {},
) => {
  const response: Responses = {
    'GET /session': { list },
    'DELETE /session': { message: 'Signed out.' },
    'GET /second-factor': { obj: { enabled: more.enabled ?? false } },
    'DELETE /second-factor': { message: 'Turned off.' },
  };
  const texts = { [manifest.name]: manifest.locales };
  return renderScreen(<UserSessions user={user} onClose={() => undefined} />, {
    response,
    texts,
    ...(more.r && { claims: { r: more.r } }),
  });
};
type Shown = Awaited<ReturnType<typeof open>>;
const ended = ({ calls }: Shown) =>
  calls.filter(({ method }) => method === 'DELETE').map(({ path, query }) => `${path}?${query.toString()}`);
/** Dialog of a question; its title also occurs as the dialog's accessible name. */
const questionOf = async (title: string) =>
  (await screen.findAllByText(title)).at(-1)?.closest('[role="dialog"]') as HTMLElement;
const endAll = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Sign out everywhere' });

test('whoever is signed in somewhere is signed out everywhere, once somebody has said yes', async () => {
  const shown = await open([session('a'), session('b')]);
  await screen.findAllByText('10.0.0.7');
  await waitFor(async () => expect((await endAll()).disabled).toBe(false));
  await shown.user.click(await endAll());
  const question = await questionOf('Sign Kim out everywhere?');
  expect(ended(shown)).toEqual([]);
  await shown.user.click(within(question).getByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(ended(shown)).toEqual(['/session?userId=9']));
});

test('the dialog asks again each time that it is opened', async () => {
  function Reopened() {
    const [user, setUser] = useState<User>();
    return (
      <>
        <button onClick={() => setUser(kim)}>open</button>
        <UserSessions user={user} onClose={() => setUser(undefined)} />
      </>
    );
  }
  let list = [session('a')];
  const { user } = await renderScreen(<Reopened />, {
    texts: { [manifest.name]: manifest.locales },
    response: { 'GET /session': () => ({ list }), 'GET /second-factor': { obj: { enabled: false } } },
  });
  await user.click(screen.getByText('open'));
  expect(await screen.findAllByText('10.0.0.7')).toHaveLength(1);
  await user.click(screen.getByText('Close'));
  list = [session('a'), session('b')];
  await user.click(screen.getByText('open'));
  await waitFor(() => expect(screen.getAllByText('10.0.0.7')).toHaveLength(2));
});

test('one session alone is ended by its own button, at once', async () => {
  const shown = await open([session('a'), session('b')]);
  const [first] = await screen.findAllByRole('button', { name: 'End the session on Unknown device' });
  await shown.user.click(first as HTMLElement);
  await waitFor(() => expect(ended(shown)).toEqual(['/session?userId=9&sessionId=a']));
});

test.each([
  ['the session that asks is all there is', [session('a', true)], '10.0.0.7'],
  ['somebody is signed in nowhere', [], 'Signed in nowhere.'],
])('where %s, there is nothing to end', async (_what, list, sign) => {
  await open(list);
  await screen.findByText(sign);
  expect((await endAll()).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^End the session/ })).toBeNull();
});

const reset = () => screen.queryByRole('button', { name: 'Reset two-step sign-in' });

test('a second step is told, and taken away once somebody has said yes', async () => {
  const shown = await open([session('a')], { enabled: true });
  await screen.findByText('Two-step sign-in is on.');
  await shown.user.click(reset() as HTMLElement);
  const question = await questionOf('Turn two-step sign-in of Kim off?');
  await shown.user.click(within(question).getByRole('button', { name: 'Reset two-step sign-in' }));
  await waitFor(() => expect(ended(shown)).toEqual(['/second-factor?userId=9']));
});

test('a manager sees the second step of an administrator, and leaves it alone', async () => {
  await open([session('a')], { enabled: true, user: { ...kim, role: 'ADMIN' }, r: 'WAREHOUSE_ADMIN' });
  await screen.findByText('Two-step sign-in is on.');
  expect(reset()).toBeNull();
});
