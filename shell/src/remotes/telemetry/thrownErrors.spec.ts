import { type ThrownErrorBatch, thrownErrorLimits } from '@depot/contracts/deployments';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LoadFailure } from '../load/LoadFailure.js';
import { registerHashes } from '../verify/integrity.js';
import { setSample, setTabToken } from './queue.js';
import { findErrorOwner, startTelemetry } from './start.js';
import { nameBrowser, readScreen, reportThrown, resetThrown, sendThrown } from './thrownErrors.js';
import { shellOwner } from './views.js';

const owner = { remote: 'mf-orders', version: '1.2.0' };
const base = 'https://cdn.example/mf-orders/1.2.0';
const fetched = jest.fn<typeof fetch>();
const sent = () =>
  fetched.mock.calls
    .filter(([url]) => url === '/api/remotes/errors')
    .map(([, options]) => (JSON.parse(options?.body as string) as ThrownErrorBatch).errors);

registerHashes({ ...owner, manifestUrl: `${base}/mf-manifest.json`, manifestIntegrity: '', files: {} });
startTelemetry();

beforeEach(() => {
  jest.useFakeTimers();
  resetThrown();
  setSample(1);
  setTabToken(() => 'its-token');
  globalThis.fetch = fetched.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  history.replaceState(null, '', '/in/order/4711/edit');
});
afterEach(() => {
  sendThrown();
  jest.useRealTimers();
});

const thrownIn = (message: string, ...lines: string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') });
const inChunk = (message: string, line = 1) => thrownIn(message, `    at show (${base}/static/js/42.js:${line}:17)`);

test('an error in a remote’s chunk leaves with its place, screen and browser, and without the user’s data', async () => {
  const error = inChunk('No order 4711 of "Ann’s shop" at https://depot.example/in/order?id=7');
  const reference = reportThrown(owner, error);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent()).toEqual([
    [
      {
        ...owner,
        reference,
        message: 'TypeError: No order <number> of <text> at <address>',
        frames: [{ name: 'show', file: 'static/js/42.js', line: 1, column: 17 }],
        screen: 'order/:id/edit',
        browser: nameBrowser(navigator.userAgent),
      },
    ],
  ]);
  expect(reference).toMatch(/^[0-9a-f]{10}$/);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer its-token' } });
});

test('uncaught errors of a remote are reported, and those of other code are not', async () => {
  const dispatch = (error: Error, filename: string) =>
    window.dispatchEvent(new ErrorEvent('error', { error, filename, message: error.message }));
  dispatch(inChunk('of the remote'), `${base}/static/js/42.js`);
  dispatch(thrownIn('of the shell', 'at x (https://depot.example/shell.js:1:1)'), 'https://depot.example/shell.js');
  dispatch(thrownIn('of an extension', 'at x (chrome-extension://abc/content.js:1:1)'), '');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: inChunk('of a promise') }));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(sent().flatMap((errors) => errors.map(({ message }) => message))).toEqual([
    'TypeError: of the remote',
    'TypeError: of a promise',
  ]);
});

test('an error that several boundaries catch is one report with one id', () => {
  const error = inChunk('no order');
  expect(reportThrown(owner, error)).toBe(reportThrown(owner, error));
  sendThrown();
  expect(sent()).toHaveLength(1);
});

test('an error that is thrown in a loop is reported once, and a page reports 20 different ones', () => {
  const references = Array.from({ length: 1_000 }, () => reportThrown(owner, inChunk('again')));
  expect(new Set(references).size).toBe(1);
  const others = Array.from({ length: 30 }, (_, line) => reportThrown(owner, inChunk('other', line + 2)));
  expect(others.filter(Boolean)).toHaveLength(thrownErrorLimits.perPage - 1);
  sendThrown();
  expect(sent().map((errors) => errors.length)).toEqual([thrownErrorLimits.errors, thrownErrorLimits.errors]);
});

test.each([
  ['of the shell', () => reportThrown(shellOwner, inChunk('x'))],
  ['of a user who is not signed in', () => [setTabToken(() => undefined), reportThrown(owner, inChunk('x'))][1]],
  ['outside of the sample', () => [setSample(0), reportThrown(owner, inChunk('x'))][1]],
])('an error %s is not reported', (_what, reportOne) => {
  expect(reportOne()).toBeUndefined();
  sendThrown();
  expect(sent()).toEqual([]);
});

test('what is huge is cut to the bounds of the server', () => {
  const frames = Array.from(
    { length: 100 },
    (_, at) => `    at ${'f'.repeat(500)} (${base}/${'d/'.repeat(300)}a.js:${at}:1)`,
  );
  reportThrown(owner, thrownIn('word '.repeat(100_000), ...frames));
  sendThrown();
  const [error] = sent()[0] ?? [];
  expect(error?.message.length).toBeLessThanOrEqual(thrownErrorLimits.message);
  expect(error?.frames).toHaveLength(thrownErrorLimits.frames);
  expect(error?.frames[0]?.name).toHaveLength(thrownErrorLimits.functionName);
  expect(error?.frames[0]?.file).toHaveLength(thrownErrorLimits.file);
});

test('frames of Chromium are read, without a name where the function has none', () => {
  const lines = [`    at async save (${base}/42.js:3:4)`, `    at ${base}/42.js:5:6`, `    at async ${base}/42.js:7:8`];
  reportThrown(owner, thrownIn('x', ...lines, `    at attach (${base}/42.js:9:1)`));
  sendThrown();
  expect(sent()[0]?.[0]?.frames.map(({ name, line }) => [name, line])).toEqual([
    ['save', 3],
    ['', 5],
    ['', 7],
    ['attach', 9],
  ]);
});

test('frames of Firefox and Safari are read, and files of the shell are named without their address', () => {
  reportThrown(
    owner,
    thrownIn('x', `show@${base}/42.js:3:4`, 'https://depot.example/static/shell.js?v=1:5:6', 'native'),
  );
  sendThrown();
  expect(sent()[0]?.[0]?.frames).toEqual([
    { name: 'show', file: '42.js', line: 3, column: 4 },
    { name: '', file: '~/shell.js', line: 5, column: 6 },
  ]);
});

test('a failed load names its cause, and what is no error is reported by its text', () => {
  reportThrown(owner, new LoadFailure('Screen', inChunk('Loading chunk 42 failed')));
  reportThrown(owner, 'nothing to show');
  sendThrown();
  expect(sent()[0]?.map(({ message }) => message)).toEqual([
    expect.stringContaining('TypeError: Loading chunk <number> failed'),
    'nothing to show',
  ]);
});

test('a report that cannot be sent does not disturb the page', async () => {
  fetched.mockRejectedValue(new TypeError('blocked'));
  reportThrown(owner, inChunk('x'));
  expect(sendThrown).not.toThrow();
  await jest.advanceTimersByTimeAsync(1);
});

test.each([
  ['/in/order/4711/edit', 'order/:id/edit'],
  ['/in/settings/product-list', 'settings/product-list'],
  ['/in/order//%3Cscript%3E', 'order/:id'],
  ['/', ''],
])('the screen of %s is %j', (path, screen) => expect(readScreen(path)).toBe(screen));

test.each([
  ['Mozilla/5.0 (X11; Linux) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36', 'Chrome 142'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36 Edg/142.0.1', 'Edge 142'],
  ['Mozilla/5.0 (X11; Linux; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  ['Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML) Version/19.1 Mobile/15E148 Safari/604.1', 'Safari 19'],
  ['a robot', 'Other'],
])('%s is %s', (userAgent, browser) => expect(nameBrowser(userAgent)).toBe(browser));

test('the owner of an error is found by its frames', () => expect(findErrorOwner(inChunk('x'))).toMatchObject(owner));
