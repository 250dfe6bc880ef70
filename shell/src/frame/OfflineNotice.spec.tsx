import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

const api = await import('@depot/api');
jest.unstable_mockModule('@depot/api', () => ({
  ...api,
  keptSince: () => Date.UTC(2026, 10, 28, 11),
  subscribeKept: () => () => undefined,
}));
const { renderScreen } = await import('@depot/web-testing');
const { addShellTexts } = await import('../boot/start.js');
const { OfflineNotice } = await import('./OfflineNotice.js');

test('says that there is no connection only where there is none; a slow answer is not yet here', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderScreen(<OfflineNotice />);
  await act(addShellTexts);
  expect(screen.getByRole('status').textContent).toMatch(/^No answer from the server yet\. What you see is from /);
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(/^No connection\. What you see is from /);
});
