import { Button } from '@depot/ui';
import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useDownloads } from './useDownloads.js';

function Screen({ count }: { count: number }) {
  const { save, isBusy, progress } = useDownloads();
  return (
    <>
      <Button
        loading={isBusy}
        onClick={() => void save({ path: '/document/x/download', body: { count }, count, title: 'Printing' })}
      >
        Save
      </Button>
      {progress}
    </>
  );
}

const file = () => new Response('%PDF', { headers: { 'Content-Disposition': 'inline; filename="many.pdf"' } });
const started = () => Response.json({ obj: { jobId: 7 } }, { status: 202 });
const state = (status: string, done: number, more: object = {}) => ({
  obj: { status, done, total: 60, leftOut: 0, ...more },
});
const never = new Promise<object>(() => undefined);
const saved: string[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

const show = async (count: number, response: Responses) => {
  const shown = await renderScreen(<Screen count={count} />, { response });
  await shown.user.click(screen.getByText('Save'));
  return shown;
};

describe('downloads', () => {
  test('a short document comes at once', async () => {
    const { calls } = await show(20, { 'POST /document/x/download': file });
    await waitFor(() => expect(saved).toEqual(['many.pdf']));
    expect(calls.map(({ headers }) => headers.get('Prefer'))).toEqual([null]);
  });

  test('a long one shows how far it is, then comes', async () => {
    let looks = 0;
    const { calls } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': () => (looks++ < 2 ? state('RUNNING', 25 * looks) : state('DONE', 60)),
      'GET /document/job/file': file,
    });
    expect(calls[0]?.headers.get('Prefer')).toBe('respond-async');
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuemax')).toBe('60');
    await screen.findByText('25 of 60');
    await waitFor(() => expect(saved).toEqual(['many.pdf']));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test.each([
    ['at once', 20, '2', ['info Not in the file, because they cannot be printed: 2.']],
    ['in the background', 60, '3', ['info Not in the file, because they cannot be printed: 3.']],
    ['at once', 20, '0', []],
  ])('the user reads how many papers a file that comes %s leaves out', async (_way, count, leftOut, expected) => {
    const part = () => new Response('%PDF', { headers: { 'X-Left-Out': leftOut } });
    const { log } = await show(count, {
      'POST /document/x/download': count > 50 ? started : part,
      'GET /document/job': state('DONE', 60, { leftOut: Number(leftOut) }),
      'GET /document/job/file': part,
    });
    await waitFor(() => expect(saved).toHaveLength(1));
    await screen.findByRole('button', { name: 'Save' });
    expect(log).toEqual(expected);
  });

  test('cancelling tells the server and brings nothing', async () => {
    const { calls, user } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': state('RUNNING', 25),
      'DELETE /document/job': { message: 'Cancelled.' },
    });
    await screen.findByText('25 of 60');
    await user.click(screen.getByText('Cancel'));
    await waitFor(() =>
      expect(calls.some(({ method, query }) => method === 'DELETE' && query.get('id') === '7')).toBe(true),
    );
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy(); // free for the next one
    expect(saved).toEqual([]);
    expect(calls.map(({ path }) => path)).not.toContain('/document/job/file');
  });

  test.each<[string, Responses]>([
    ['its beginning', { 'POST /document/x/download': () => never }],
    ['a look at it', { 'POST /document/x/download': started, 'GET /document/job': () => never }],
  ])('a long one is cancelled at once, though %s is never answered', async (_what, response) => {
    const { calls, user } = await show(60, { 'DELETE /document/job': { message: 'Cancelled.' }, ...response });
    await screen.findByRole('progressbar');
    await waitFor(() => expect(calls).toHaveLength(Object.keys(response).length));
    await user.click(screen.getByText('Cancel'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  });

  /** Presses Cancel and advances the clock by a minute. */
  const cancel = async () => {
    jest.useFakeTimers();
    fireEvent.click(screen.getByText('Cancel'));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
  };
  const goesOn = 'warning The cancellation did not reach the server, which may still be making the document.';

  test('a cancellation that gets lost is told again, and that it goes on is said where all of them are', async () => {
    let losses = 2;
    const lose = () => {
      losses -= 1;
      if (losses >= 0) throw new TypeError('Failed to fetch');
      return { message: 'Cancelled.' };
    };
    const response = {
      'POST /document/x/download': started,
      'GET /document/job': state('RUNNING', 25),
      'DELETE /document/job': lose,
    };
    const { calls, log, unmount } = await show(60, response);
    await screen.findByText('25 of 60');
    await cancel();
    expect([calls.filter(({ method }) => method === 'DELETE').length, log]).toEqual([3, []]);
    unmount();
    losses = 99;
    const lost = await show(60, response);
    await screen.findByText('25 of 60');
    await cancel();
    expect(lost.log).toEqual([goesOn]);
  });

  test('one that comes after the end of the session has not reached it either, and is not told again', async () => {
    const { calls, log } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': state('RUNNING', 25),
      'DELETE /document/job': failureResponse(401, 'UNAUTHENTICATED', 'Your session is over.'),
    });
    await screen.findByText('25 of 60');
    await cancel();
    expect([calls.filter(({ method }) => method === 'DELETE').length, log]).toEqual([1, [goesOn]]);
  });

  test('one that another first answer has taken the pair from is told with the new pair', async () => {
    document.cookie = 'XSRF-TOKEN=one';
    const answerOldPair = ({ headers }: { headers: Headers }) => {
      document.cookie = 'XSRF-TOKEN=two';
      return headers.get('X-XSRF-TOKEN') === 'two'
        ? { message: 'Cancelled.' }
        : failureResponse(403, 'FORBIDDEN', 'No.');
    };
    const { calls, log } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': state('RUNNING', 25),
      'DELETE /document/job': answerOldPair,
    });
    await screen.findByText('25 of 60');
    await cancel();
    expect([calls.filter(({ method }) => method === 'DELETE').length, log]).toEqual([2, []]);
    document.cookie = 'XSRF-TOKEN=; max-age=0';
  });

  test('one whose beginning got no answer may go on, and that is said once it was cancelled', async () => {
    let fail = (_failure: Error): void => undefined;
    const beginning = new Promise<object>((_resolve, reject) => (fail = reject));
    const { log } = await show(60, { 'POST /document/x/download': () => beginning });
    await screen.findByRole('progressbar');
    fireEvent.click(screen.getByText('Cancel'));
    fail(new TypeError('Failed to fetch'));
    await waitFor(() => expect(log).toEqual([goesOn]));
  });

  test('one that was refused does not, and nothing is said', async () => {
    let refuse = (_answer: object): void => undefined;
    const beginning = new Promise<object>((resolve) => (refuse = resolve));
    const { log } = await show(60, { 'POST /document/x/download': () => beginning });
    await screen.findByRole('progressbar');
    fireEvent.click(screen.getByText('Cancel'));
    refuse(failureResponse(400, 'VALIDATION', 'Too many.'));
    await act(() => beginning);
    expect(log).toEqual([]);
  });

  test('a failure is said in the server’s words', async () => {
    const { log } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': state('FAILED', 25, { message: 'Preparing the document was interrupted.' }),
    });
    await waitFor(() => expect(log).toContain('failure Preparing the document was interrupted.'));
    expect(saved).toEqual([]);
  });

  test('one that the server has at once comes without waiting, though it is long', async () => {
    const { calls } = await show(60, { 'POST /document/x/download': file });
    await waitFor(() => expect(saved).toEqual(['many.pdf']));
    expect(calls.map(({ path }) => path)).toEqual(['/document/x/download']);
  });

  test('a network that is away and a server that restarts lose nothing of a long one', async () => {
    const looks: (() => object)[] = [
      () => {
        throw new TypeError('Failed to fetch');
      },
      () => failureResponse(503, 'UNAVAILABLE', 'Restarting.'),
      () => state('DONE', 60),
    ];
    const { log } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': () => looks.shift()!(),
      'GET /document/job/file': file,
    });
    await waitFor(() => expect(saved).toEqual(['many.pdf']));
    expect(log).toEqual([]);
  });

  test('one of which the server knows nothing any more is given up, and it says so', async () => {
    const { log } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': failureResponse(404, 'NOT_FOUND', 'There is no such document.'),
    });
    await waitFor(() => expect(log).toContain('failure There is no such document.'));
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('one that can never be reached is given up after half a minute, and it says so', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const response = {
        'POST /document/x/download': started,
        'GET /document/job': failureResponse(503, 'UNAVAILABLE', 'Restarting.'),
      };
      const { log } = await renderScreen(<Screen count={60} />, { response });
      fireEvent.click(screen.getByText('Save'));
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(log).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(20_000));
      expect(log).toEqual(['failure Restarting.']);
    } finally {
      jest.useRealTimers();
    }
  });

  test('who leaves the page gives up what it was making', async () => {
    const { calls, unmount } = await show(60, {
      'POST /document/x/download': started,
      'GET /document/job': state('RUNNING', 25),
      'DELETE /document/job': { message: 'Cancelled.' },
    });
    await screen.findByText('25 of 60');
    unmount();
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/document/job' }));
    expect(saved).toEqual([]);
  });
});
