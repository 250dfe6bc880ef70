import { failureResponse, renderScreen, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../boot/start.js';
import { Countdown } from '../../session/Countdown.js';
import { refreshClaims } from '../../session/renewal.js';
import { lastUsername, sessionStore } from '../../session/sessionStore.js';
import { SessionWatch } from './SessionWatch.js';

const nowSeconds = () => Math.floor(Date.now() / 1000);
const lasting = (seconds: number) => tokenOf({ exp: nowSeconds() + seconds });

beforeEach(() => {
  localStorage.clear();
  // A whole second, so that the countdown is one as well. Only the clock and the ticks are ours.
  jest.useFakeTimers({
    now: 1_800_000_000_000,
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'],
  });
});
afterEach(() => {
  act(() => sessionStore.end());
  jest.useRealTimers();
});
const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

describe('the countdown', () => {
  test('goes down every second, and shows that the end is near from five minutes on', async () => {
    sessionStore.begin(lasting(302));
    await renderScreen(<Countdown />);
    const timer = screen.getByRole('timer');
    const plain = timer.className;
    expect(timer.textContent).toBe('05:02');
    pass(1);
    expect([timer.textContent, timer.className === plain]).toEqual(['05:01', true]);
    pass(1);
    expect([timer.textContent, timer.className === plain]).toEqual(['05:00', false]);
    pass(60);
    expect(timer.textContent).toBe('04:00');
  });

  test('says hours where there are any', async () => {
    sessionStore.begin(lasting(3_725));
    await renderScreen(<Countdown />);
    expect(screen.getByRole('timer').textContent).toBe('1:02:05');
  });
});

describe('a session that is about to end', () => {
  const response = {
    'POST /auth/login': ({ body }: { body: unknown }) =>
      (body as { password: string }).password === 'right'
        ? { token: lasting(8 * 3_600) }
        : failureResponse(401, 'UNAUTHENTICATED', 'The email or the password is wrong.'),
  };
  const open = async (seconds: number) => {
    sessionStore.begin(lasting(seconds));
    lastUsername.set('dana@depot.test');
    const page = await renderScreen(<SessionWatch />, { response });
    await act(addShellTexts);
    return page;
  };

  test('asks for the password at five minutes and not before; the same person goes on', async () => {
    const { user, calls } = await open(301);
    expect(screen.queryByRole('dialog')).toBeNull();
    pass(1);
    expect(await screen.findByRole('dialog')).toBeTruthy();
    expect(screen.queryByLabelText('Code')).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('The email or the password is wrong.');
    await user.clear(screen.getByLabelText('Password'));
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    await waitFor(() => expect(sessionStore.secondsLeft).toBeGreaterThan(8 * 3_600 - 60));
    expect(calls.map(({ body }) => (body as { username: string }).username)).toEqual([
      'dana@depot.test',
      'dana@depot.test',
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('does not ask twice, and ends when its time is over', async () => {
    const { user } = await open(300);
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pass(100);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStore.claims).toBeDefined();
    pass(200);
    expect([sessionStore.claims, sessionStore.token]).toEqual([undefined, undefined]);
  });

  test('asks again before the next end, though it was put off before the last one', async () => {
    const { user } = await open(300);
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    act(() => sessionStore.begin(lasting(900)));
    pass(601);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('asks for the code of the second factor where there is one, and says only of a wrong one that it is', async () => {
    sessionStore.begin(lasting(300));
    lastUsername.set('dana@depot.test');
    const wrongCode = () => failureResponse(401, 'SECOND_FACTOR', 'This code is not valid.');
    const { user, calls } = await renderScreen(<SessionWatch />, {
      response: {
        'POST /auth/login': ({ body }) =>
          (body as { code?: string }).code === '123456' ? { token: lasting(8 * 3_600) } : wrongCode(),
      },
    });
    await act(addShellTexts);
    await user.type(await screen.findByLabelText('Password'), 'right{Enter}');
    const code = await screen.findByLabelText('Code');
    const dialog = screen.getByRole('dialog');
    expect(dialog.querySelector('.ant-alert-error')).toBeNull();
    await user.type(code, '000000{Enter}');
    await waitFor(() => expect(dialog.querySelector('.ant-alert-error')).not.toBeNull());
    await user.clear(code);
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(sessionStore.secondsLeft).toBeGreaterThan(8 * 3_600 - 60));
    expect(calls.map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, '000000', '123456']);
  });
});

describe('what is true of the session is asked', () => {
  const serve = async (token: () => string) => {
    const { calls } = await renderScreen(<div />, { response: { 'GET /session/token': () => ({ token: token() }) } });
    return calls;
  };

  test('once for all who want to know, and told to everybody', async () => {
    sessionStore.begin(tokenOf({ v: 'false' }));
    const calls = await serve(() => tokenOf({ v: 'true' }));
    await act(() => Promise.all([refreshClaims(), refreshClaims()]));
    expect([calls.length, sessionStore.claims?.v]).toEqual([1, 'true']);
    await act(() => refreshClaims());
    expect(calls).toHaveLength(2);
  });

  test('but an answer about somebody else’s session changes nothing', async () => {
    sessionStore.begin(tokenOf({ id: 1 }));
    await serve(() => {
      sessionStore.begin(tokenOf({ id: 2 }));
      return tokenOf({ id: 1, v: 'true' });
    });
    await act(() => refreshClaims());
    expect(sessionStore.claims).toMatchObject({ id: 2, v: 'false' });
  });

  test('and nobody asks without a session', async () => {
    const calls = await serve(() => tokenOf());
    await act(() => refreshClaims());
    expect(calls).toEqual([]);
  });
});
