import { type Call, failureResponse, serve } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { connectApi } from './connection.js';
import { downloadDocument } from './download.js';
import { failureMessage } from './failure.js';
import { openDocument } from './presentDocument.js';

const rejected: string[] = [];
beforeEach(() => {
  rejected.length = 0;
  connectApi({ token: () => 'the-token', onRejected: (token) => rejected.push(token), onViewOnly: () => undefined });
  URL.createObjectURL = () => 'blob:file';
});

const pdf = (disposition?: string) =>
  new Response('%PDF', { headers: disposition ? { 'Content-Disposition': disposition } : {} });
const request = { path: '/document/invoice/download', body: { ids: [1] } };
const keys = (calls: Call[]) => calls.map(({ headers }) => headers.get('Idempotency-Key'));

test.each([
  ['attachment; filename="invoice 7.pdf"', 'invoice 7.pdf'],
  ["attachment; filename*=UTF-8''%E5%8F%91%E7%A5%A8.pdf", '发票.pdf'],
  [undefined, 'invoice'],
])('a file is called as the server calls it: %s', async (disposition, fileName) => {
  const calls = serve({ 'POST /document/invoice/download': () => pdf(disposition) });
  const file = await downloadDocument(request);
  expect([file.fileName, await file.blob.text()]).toEqual([fileName, '%PDF']);
  expect([calls[0]?.body, calls[0]?.headers.get('Authorization')]).toEqual([{ ids: [1] }, 'Bearer the-token']);
});

test('without a body it is only asked for, under no key', async () => {
  const calls = serve({ 'GET /document/job/file': () => pdf() });
  await downloadDocument({ path: '/document/job/file?id=7' });
  expect([calls[0]?.query.get('id'), keys(calls)]).toEqual(['7', [null]]);
});

test('what a broken server may have made is asked for by the same key, what it refused by another', async () => {
  const answers = [
    failureResponse(500, 'INTERNAL', 'Broken.'),
    failureResponse(409, 'CONFLICT', 'The invoice is void.'),
    pdf(),
    pdf(),
  ];
  const calls = serve({ 'POST /document/invoice/download': () => answers.shift()! });
  await expect(downloadDocument(request)).rejects.toThrow();
  const refusal: unknown = await downloadDocument(request).catch((failure: unknown) => failure);
  expect(failureMessage(refusal)).toBe('The invoice is void.');
  await downloadDocument(request);
  await downloadDocument(request);
  const [first, second, third, fourth] = keys(calls);
  expect(first).toBeTruthy();
  expect([first === second, second === third, third === fourth]).toEqual([true, false, false]);
});

test('a session that is over is told, and so is that nobody answers', async () => {
  serve({ 'POST /document/invoice/download': () => failureResponse(401, 'UNAUTHENTICATED', 'Over.') });
  await expect(downloadDocument(request)).rejects.toMatchObject({ statusCode: 401 });
  expect(rejected).toEqual(['the-token']);
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(downloadDocument(request)).rejects.toMatchObject({ statusCode: 0 });
  expect(rejected).toHaveLength(1);
});

test('a tab is opened before anything is fetched, and goes again where nothing comes', async () => {
  const tab = { location: { href: '' }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  serve({ 'POST /document/invoice/download': () => pdf() });
  const opening = openDocument(request);
  expect(open).toHaveBeenCalledTimes(1);
  await opening;
  expect([tab.location.href, tab.close.mock.calls.length]).toEqual(['blob:file', 0]);
  serve({ 'POST /document/invoice/download': () => failureResponse(404, 'NOT_FOUND', 'It is gone.') });
  await expect(openDocument(request)).rejects.toThrow();
  expect(tab.close).toHaveBeenCalledTimes(1);
});
