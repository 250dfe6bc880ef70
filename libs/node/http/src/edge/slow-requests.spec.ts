import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { endSlowBodies, slowRequestOptions } from './slow-requests.js';

const bodyMs = 300;
const server = fastify(slowRequestOptions);
let port: number;
beforeAll(async () => {
  endSlowBodies(server, bodyMs);
  server.post('/echo', (request) => request.body);
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

test('a body that drips is ended, one that comes is answered', async () => {
  const head = 'POST /echo HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const begun = Date.now();
  socket.write(head);
  const drip = setInterval(() => socket.write(' '), 50);
  // It may be reset as well, which `once` would take for a failure.
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(drip);
  expect(Date.now() - begun).toBeGreaterThanOrEqual(bodyMs - 20);
  const answered = await fetch(`http://127.0.0.1:${port}/echo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  expect(await answered.json()).toEqual({ a: 1 });
});

test('headers, files and silent connections have their bounds too', () => {
  const { requestTimeout, headersTimeout, timeout } = server.server;
  expect([headersTimeout, requestTimeout, timeout]).toEqual([20_000, 600_000, 150_000]);
});
