import type { SessionClaims } from '@depot/contracts/session';
import { type ShellPort, usePort } from '@depot/remote-kit';
import { renderScreen, tokenOf } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { isOverlayOpen } from '../../overlays/loading/overlay.js';
import { sessionStore } from '../../session/sessionStore.js';
import { PortProvider } from './PortProvider.js';

let port: ShellPort;
function Remote() {
  port = usePort();
  return null;
}

const open = (claims: Partial<SessionClaims> = {}) =>
  renderScreen(
    <PortProvider>
      <Remote />
    </PortProvider>,
    { at: '/in/order', claims },
  );

afterEach(() => act(() => sessionStore.end()));

test('a remote learns what the person may do now, and can change nothing of it', async () => {
  await open({ r: 'WAREHOUSE_ADMIN' });
  expect([port.may('order.delete'), port.may('admin.section')]).toEqual([true, false]);
  expect([Object.isFrozen(port), Object.isFrozen(port.notify), Object.isFrozen(port.overlay)]).toEqual([
    true,
    true,
    true,
  ]);
  await open({ r: 'WAREHOUSE_ADMIN', v: 'true' });
  expect([port.may('order.delete'), port.may('order.read')]).toEqual([false, true]);
});

test('the token that a remote was given goes to the shell, which alone has it', async () => {
  const { address } = await open();
  const token = tokenOf({ jti: 'renewed' });
  act(() => port.renewSession(token));
  expect(sessionStore.token).toBe(token);
  expect(JSON.stringify(port)).not.toContain(token);
  act(() => port.navigate('/in/return'));
  await waitFor(() => expect(address()).toBe('/in/return'));
});

test('the overlay stays as long as anybody needs it, and goes with what fails', async () => {
  await open();
  const hide = port.overlay.show();
  let fail: (reason: Error) => void = () => undefined;
  const work = port.overlay.during(new Promise<void>((_, reject) => (fail = reject)));
  hide();
  hide();
  expect(isOverlayOpen()).toBe(true);
  fail(new Error('no'));
  await expect(work).rejects.toThrow('no');
  expect(isOverlayOpen()).toBe(false);
});

test('what has to be read is not behind the overlay', async () => {
  const { user } = await open();
  port.overlay.show();
  let isRead = false;
  act(() => void port.notify.technicalError('The stock is wrong.').then(() => (isRead = true)));
  expect(isOverlayOpen()).toBe(false);
  expect((await screen.findByRole('dialog')).textContent).toContain('The stock is wrong.');
  expect(isRead).toBe(false);
  await user.click(screen.getByRole('button', { name: /OK|Close/ }));
  await waitFor(() => expect(isRead).toBe(true));
});
