import { renderScreen } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { addShellTexts } from '../boot/start.js';
import { setGuideOpen } from '../overlays/guide.js';
import { GuideHost } from './GuideHost.js';

afterEach(() => act(() => setGuideOpen(false)));

test('the guide of the page comes with its key, and goes with the page', async () => {
  const { user, follow } = await renderScreen(<GuideHost />, { at: '/in/order', route: '/in/*' });
  await act(addShellTexts);
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Guide' })).toBeTruthy();
  await follow('/in/return');
  expect(screen.queryByRole('dialog')).toBeNull();
});
