import type { TelemetryEvent } from '@depot/contracts/deployments';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { recordMetric, sendNow, setSample } from './queue.js';

const sent: { url: string; events: TelemetryEvent[] }[] = [];
let accepts = true;

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  accepts = true;
  setSample(1);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      void body
        .text()
        .then((text) => sent.push({ url, events: (JSON.parse(text) as { events: TelemetryEvent[] }).events }));
      return accepts;
    },
  });
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

test('a browser that cannot send does not disturb the page', () => {
  accepts = false;
  recordMetric(event('view'));
  expect(sendNow).not.toThrow();
});
