import { renderScreen } from '@depot/web-testing';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { defineQueue, type Queued } from './queueStore.js';
import { useSendQueue } from './useSendQueue.js';

interface Entry extends Queued {
  text: string;
}
const store = defineQueue<Entry>({
  prefix: 'depot-page-entry-',
  schema: { safeParse: (data) => ({ success: true, data: data as Entry }) },
  mark: 'depot-page-queue',
});

let isOnline: boolean;
/** What has been sent, and by which page. */
let sent: string[];

const sendAs = (page: string) => (entry: Entry) => {
  if (!isOnline) return Promise.reject(Object.assign(new Error('down'), { statusCode: 0, code: 'UNAVAILABLE' }));
  sent.push(`${page}: ${entry.text}`);
  return Promise.resolve();
};

function Page({ name }: { name: string }) {
  const [page, setPage] = useState(name);
  const ways = useMemo(() => ({ send: sendAs(page) }), [page]);
  const { isWaiting } = useSendQueue(store, ways);
  return (
    <>
      <p>{isWaiting ? 'It waits.' : 'All is sent.'}</p>
      <button onClick={() => setPage('another')}>Change</button>
    </>
  );
}
const goOnline = () =>
  act(async () => {
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });

beforeEach(() => {
  localStorage.clear();
  [isOnline, sent] = [false, []];
  store.keep({ key: 'a', userId: 1, tab: 'x', time: 0, text: 'tea' });
});

test('a page that was left sends nothing any more', async () => {
  const { unmount } = await renderScreen(<Page name="left" />);
  await screen.findByText('It waits.');
  unmount();
  await goOnline();
  await renderScreen(<Page name="open" />);
  await waitFor(() => expect(sent).toEqual(['open: tea']));
  await screen.findByText('All is sent.');
});

test('it is sent as the page would send it now', async () => {
  const { user } = await renderScreen(<Page name="first" />);
  await screen.findByText('It waits.');
  await user.click(screen.getByRole('button'));
  await goOnline();
  await waitFor(() => expect(sent).toEqual(['another: tea']));
});

test('what another person has entered is neither shown nor sent', async () => {
  isOnline = true;
  store.keep({ key: 'b', userId: 2, tab: 'x', time: 0, text: 'salt' });
  await renderScreen(<Page name="theirs" />, { claims: { id: 2 } });
  await waitFor(() => expect(sent).toEqual(['theirs: salt']));
  expect(store.list(1)).toHaveLength(1);
});
