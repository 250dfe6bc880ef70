import type { TelemetryBatch, TelemetryEvent } from '@depot/contracts/deployments';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countView, recordMetric, sendNow, setSample, setTabToken } from './queue.js';

const sent: { url: string; events: TelemetryEvent[]; tab?: string; authorization?: string }[] = [];
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  setTabToken(() => undefined);
  setSample(1);
  fetched.mockReset().mockImplementation((url, options) => {
    const { authorization } = options?.headers as Record<string, string>;
    sent.push({ ...(JSON.parse(options?.body as string) as TelemetryBatch), url: url as string, authorization });
    return Promise.resolve(new Response());
  });
  globalThis.fetch = fetched;
});
afterEach(async () => {
  sendNow();
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
});

const event = (figure: TelemetryEvent['figure']): TelemetryEvent => ({ remote: 'mf-orders', version: '1.0.0', figure });

test('what is as usual leaves together, what is wrong takes it along at once', async () => {
  recordMetric(event('view'));
  await jest.advanceTimersByTimeAsync(900);
  recordMetric(event('errorAsync'));
  await jest.advanceTimersByTimeAsync(1_100);
  expect(sent.map(({ url, events }) => [url, events.map(({ figure }) => figure)])).toEqual([
    ['/api/remotes/telemetry', ['view', 'errorAsync']],
  ]);
});

test('many leave in several messages, and a page that fails all the time is cut short', async () => {
  for (let count = 0; count < 1_000; count += 1) recordMetric(event('errorAsync'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent.map(({ events }) => events.length)).toEqual([100, 100, 100, 100, 100]);
});

test('a tab outside the sample tells nothing, not even what it saw before it knew', async () => {
  recordMetric(event('view'));
  setSample(0);
  recordMetric(event('errorRender'));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(sent).toEqual([]);
});

test('a tab says which it is, which of its views is meant and who is signed in, so that it has a vote', async () => {
  recordMetric(event('load'));
  countView();
  recordMetric(event('errorAsync'));
  await jest.advanceTimersByTimeAsync(2_000);
  setTabToken(() => 'its-token');
  recordMetric(event('errorAsync'));
  await jest.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  const [first, second] = sent;
  expect((first?.events[1]?.view ?? 0) - (first?.events[0]?.view ?? 0)).toBe(1);
  expect(first?.tab).toMatch(/^[\da-f]{32}$/);
  expect(second?.tab).toBe(first?.tab);
  expect([first?.authorization, second?.authorization]).toEqual([undefined, 'Bearer its-token']);
});

test('the browser sends it also when the page goes', () => {
  recordMetric(event('view'));
  sendNow();
  expect(fetched).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }));
});

test('a browser that cannot send does not disturb the page', async () => {
  fetched.mockRejectedValue(new TypeError('blocked'));
  recordMetric(event('view'));
  expect(sendNow).not.toThrow();
  await jest.advanceTimersByTimeAsync(1);
});
