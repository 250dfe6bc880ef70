import type { Logger } from '@depot/node-http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ProcessEnd } from './process-end.js';

const said = jest.fn<(of: unknown, text: string) => void>();
const logger = { info: () => undefined, warn: said, error: () => undefined } as unknown as Logger;

/** The codes with which the process would have ended, in order. */
let codes: unknown[];
beforeEach(() => {
  codes = [];
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  jest.spyOn(process, 'exit').mockImplementation((code) => void codes.push(code) as never);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ending = (close: () => Promise<void>) => {
  const app = { close: jest.fn(close), getHttpAdapter: () => ({ getInstance: () => ({}) }) };
  const tracing = { end: jest.fn(() => Promise.resolve()) };
  const end = new ProcessEnd(app as unknown as NestFastifyApplication, 0, logger, tracing);
  return { end, app, tracing };
};
const ended = async () => {
  while (codes.length === 0) await new Promise((resolve) => setImmediate(resolve));
  return codes;
};

test('it closes and sends its last traces before it ends, with its code, and once', async () => {
  const { end, app, tracing } = ending(() => Promise.resolve());
  end.begin(3);
  end.begin(0);
  expect(await ended()).toEqual([3]);
  expect([app.close.mock.calls.length, tracing.end.mock.calls.length]).toEqual([1, 1]);
  expect(jest.getTimerCount()).toBe(0);
});

test('it ends with 1 where it could not be closed', async () => {
  ending(() => Promise.reject(new Error('stuck'))).end.begin(0);
  expect(await ended()).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
});

test('it does not wait for ever for what hangs', () => {
  ending(() => new Promise(() => undefined)).end.begin(0);
  jest.advanceTimersByTime(11_999);
  expect(codes).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(codes).toEqual([1]);
  expect(said.mock.calls).toEqual([[{ seconds: 12 }, expect.stringContaining('Ended while a request')]]);
});
