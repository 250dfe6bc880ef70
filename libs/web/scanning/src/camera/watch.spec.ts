import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { watch } from './watch.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const video = document.createElement('video');
Object.defineProperty(video, 'readyState', { value: HTMLMediaElement.HAVE_ENOUGH_DATA });

it('tells a code that stays in view once, another at once, and the same again after a while', async () => {
  let seen: string | undefined = 'A';
  const told: string[] = [];
  const stop = new AbortController();
  const running = watch(
    video,
    async () => seen,
    (code) => told.push(code),
    stop.signal,
  );
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told).toEqual(['A']);
  seen = 'B';
  await jest.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['A', 'B']);
  seen = undefined;
  await jest.advanceTimersByTimeAsync(3_000);
  seen = 'B';
  await jest.advanceTimersByTimeAsync(500);
  expect(told).toEqual(['A', 'B', 'B']);
  stop.abort();
  await jest.advanceTimersByTimeAsync(500);
  await running;
});

it('tells each of two codes in view once, whichever of them a look finds', async () => {
  let looks = 0;
  const told: string[] = [];
  const stop = new AbortController();
  const running = watch(
    video,
    async () => (looks++ % 3 === 0 ? 'A' : 'B'),
    (code) => told.push(code),
    stop.signal,
  );
  await jest.advanceTimersByTimeAsync(10_000);
  expect(told).toEqual(['A', 'B']);
  stop.abort();
  await jest.advanceTimersByTimeAsync(500);
  await running;
});

it('tells a code that stays in view once also where a look takes longer than it takes to put a label away', async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const read = () => new Promise<string>((resolve) => setTimeout(() => resolve('A'), 4_000));
  const running = watch(video, read, (code) => told.push(code), stop.signal);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(told).toEqual(['A']);
  stop.abort();
  await jest.advanceTimersByTimeAsync(5_000);
  await running;
});

it('tells nothing any more once it was stopped', async () => {
  const told: string[] = [];
  const stop = new AbortController();
  const read = async () => {
    stop.abort();
    return 'A';
  };
  const running = watch(video, read, (code) => told.push(code), stop.signal);
  await jest.advanceTimersByTimeAsync(500);
  await running;
  expect(told).toEqual([]);
});
