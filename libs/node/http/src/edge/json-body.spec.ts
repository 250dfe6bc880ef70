import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { acceptOnlyJson } from './json-body.js';

const server = fastify();
acceptOnlyJson(server);
// A stored answer of a request with a key is serialised again.
server.post('/', (request) => ({ length: JSON.stringify(request.body).length }));
beforeAll(() => server.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => server.close());

async function send(body: string): Promise<number> {
  const { port } = server.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })).status;
}
const nested = (open: string, close: string, depth: number) => `${open.repeat(depth)}1${close.repeat(depth)}`;

describe('a body that is nested deeper than any of ours', () => {
  test.each([
    ['lists', nested('[', ']', 100_000)],
    ['objects', nested('{"a":', '}', 100_000)],
    ['lists that never end', '['.repeat(100_000)],
    ['one more than may be', nested('[', ']', 101)],
  ])('is a bad request: %s', async (_name, body) => expect(await send(body)).toBe(400));

  test.each([
    ['as deep as may be', nested('[', ']', 100)],
    ['brackets in a text', JSON.stringify({ text: '[{"\\'.repeat(1000) })],
    ['a text of half a megabyte', JSON.stringify({ text: 'a'.repeat(500_000) })],
    ['many side by side', `[${'[],'.repeat(5000)}[]]`],
  ])('is taken: %s', async (_name, body) => expect(await send(body)).toBe(200));
});
