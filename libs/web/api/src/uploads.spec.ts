import { configureStore } from '@depot/rtk';
import { serve } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { slice } from './baseQuery.js';

interface Sending {
  file: File;
  dryRun?: boolean;
}

const api = slice.injectEndpoints({
  endpoints: (build) => ({
    specUpload: build.mutation<{ obj: { importId: number } }, Sending>({
      query: ({ file, dryRun = false }) => {
        const body = new FormData();
        body.append('file', file);
        return { url: '/import/stock', method: 'POST', params: { dryRun }, body };
      },
    }),
  }),
});

/** A server that brings in what has a new key and tells of it again; its responses reach nobody while it is cut off. */
function cutOff() {
  serve({});
  const server = { isCut: false, refuses: false, brought: new Map<string, number>() };
  globalThis.fetch = (input) => {
    const key = (input as Request).headers.get('Idempotency-Key') ?? '';
    if (server.refuses) return Promise.resolve(Response.json({ code: 'VALIDATION', message: 'No.' }, { status: 400 }));
    if (!server.brought.has(key)) server.brought.set(key, server.brought.size + 1);
    if (server.isCut) return Promise.reject(new TypeError('network'));
    return Promise.resolve(Response.json({ obj: { importId: server.brought.get(key) } }, { status: 202 }));
  };
  const store = configureStore({
    reducer: { api: slice.reducer },
    middleware: (defaults) => defaults().concat(slice.middleware),
  });
  const answerTo = async (sending: Sending) => {
    const answer = store.dispatch(api.endpoints.specUpload.initiate(sending));
    await jest.advanceTimersByTimeAsync(5_000);
    return answer;
  };
  return { server, answerTo, send: async (sending: Sending) => (await answerTo(sending)).data?.obj.importId };
}

/** As the browser gives it to whoever chooses it: each time another object. */
const chosen = (lastModified = 1_000, content = 'Olives,7') => new File([content], 'stock.csv', { lastModified });

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

test('a file whose answer was lost is brought in once, however often it is chosen and sent again', async () => {
  const { server, send } = cutOff();
  server.isCut = true;
  expect(await send({ file: chosen() })).toBeUndefined();
  expect(await send({ file: chosen() })).toBeUndefined();
  server.isCut = false;
  expect(await send({ file: chosen() })).toBe(1);
  expect(server.brought.size).toBe(1);
});

test('once its answer has come, be it a refusal, sending it again is another sending', async () => {
  const { server, send } = cutOff();
  expect([await send({ file: chosen() }), await send({ file: chosen() })]).toEqual([1, 2]);
  server.isCut = true;
  await send({ file: chosen() });
  Object.assign(server, { isCut: false, refuses: true });
  await send({ file: chosen() });
  server.refuses = false;
  expect(await send({ file: chosen() })).toBe(4);
});

test('a file that was written to, another one, and a check of it are other sendings', async () => {
  const { server, send } = cutOff();
  server.isCut = true;
  await send({ file: chosen() });
  server.isCut = false;
  expect(await send({ file: chosen(), dryRun: true })).toBe(2);
  expect(await send({ file: chosen(2_000) })).toBe(3);
  expect(await send({ file: chosen(1_000, 'Olives,17') })).toBe(4);
});

test.each([
  ['written to', () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'))],
  ['moved or removed, of which Chromium reads nothing', () => Promise.resolve(new ArrayBuffer(0))],
])('a file that was %s since it was chosen is not taken for a server out of reach', async (_what, arrayBuffer) => {
  const { server, answerTo } = cutOff();
  const file = chosen();
  file.slice = () => Object.assign(new Blob(), { arrayBuffer });
  expect(await answerTo({ file })).toMatchObject({
    error: { message: 'The file was changed or moved since it was chosen. Choose it again.' },
  });
  expect(server.brought.size).toBe(0);
});

test('nor is one that was written to while it was being sent', async () => {
  const { server, answerTo } = cutOff();
  server.isCut = true;
  const file = chosen();
  const whole = file.slice.bind(file);
  const gone = () => Promise.reject(new DOMException('The file could not be read.', 'NotReadableError'));
  file.slice = (...range) =>
    server.brought.size === 0 ? whole(...range) : Object.assign(new Blob(), { arrayBuffer: gone });
  expect(await answerTo({ file })).toMatchObject({
    error: { message: 'The file was changed or moved since it was chosen. Choose it again.' },
  });
});
