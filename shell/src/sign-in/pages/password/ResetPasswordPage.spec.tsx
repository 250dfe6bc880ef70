import { failureResponse, renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { addShellTexts } from '../../../boot/start.js';
import { ResetPasswordPage } from './ResetPasswordPage.js';

async function rejectedWith(path: string, message: string) {
  const page = await renderScreen(<ResetPasswordPage />, {
    at: '/reset-pwd?token=t-1',
    response: { 'POST /auth/reset-pwd': () => failureResponse(400, 'VALIDATION', message, [{ path, message }]) },
  });
  await act(addShellTexts);
  await page.user.type(screen.getByLabelText('Password'), 'another-1{Enter}');
  return page;
}

test('a link that is used up is said in a dialog, and the page stays', async () => {
  const { address } = await rejectedWith('token', 'This link has been used or has expired.');
  await screen.findByText('This link has been used or has expired.', { selector: '.ant-modal-confirm-title' });
  expect(address()).toBe('/reset-pwd?token=t-1');
});

test('a page without a link from a mail says so, and one with it does not', async () => {
  const alert = async (at: string) => {
    const { unmount } = await renderScreen(<ResetPasswordPage />, { at });
    await act(addShellTexts);
    const said = screen.queryByRole('alert')?.textContent;
    unmount();
    return said;
  };
  expect(await alert('/reset-pwd')).toContain('link');
  expect(await alert('/reset-pwd?token=t-1')).toBeUndefined();
});

test('a password that is refused is said at its field', async () => {
  await rejectedWith('password', 'At least 12 characters.');
  await screen.findByText('At least 12 characters.', { selector: '.ant-form-item-explain-error' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
