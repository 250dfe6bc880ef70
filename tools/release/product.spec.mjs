import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { freePort } from '../net/free-port.mjs';
import { ProductApi } from './product.mjs';
import { upload } from './release.mjs';

let server;
let handle;
let product;
beforeEach(async () => {
  server = createServer((request, response) => handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  product = new ProductApi(`http://127.0.0.1:${server.address().port}`, 'token');
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** Lets a request wait for `ms` at most, and returns for how long each would have waited. */
function boundedBy(ms) {
  const timeout = AbortSignal.timeout;
  const spy = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, ms));
  return () => spy.mock.calls.map(([asked]) => asked);
}

const noise = (bytes) => Buffer.from(Array.from({ length: bytes }, (_, at) => (at * at * 31 + (at >> 3)) % 251));
const publish = (bytes) => upload(product, 'mf-orders', '1.0.0-4f1a', new Map([['a.js', noise(bytes)]]));

test('a large upload may take longer than a small one', async () => {
  handle = (request, response) => request.resume().on('end', () => response.end('{"obj":{}}'));
  const waits = boundedBy(5000);
  await publish(10);
  await product.get('releases');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(20 * 1024 * 1024)]), 'a.tar.gz');
  await product.ask('POST', 'releases', form);
  const [small, question, large] = waits();
  expect(question).toBe(60_000);
  expect(small).toBeLessThan(62_000);
  // 20 MB at a quarter of a megabit a second
  expect(large).toBeGreaterThanOrEqual(600_000);
});

test('an upload that is too slow is not said to have reached nobody', async () => {
  handle = (request) => request.resume();
  boundedBy(100);
  const told = await publish(50_000).catch(({ message }) => message);
  expect(told).toMatch(/^http:\S+ was too slow: no answer to \d+ kB within \d+ s\.$/);
});

test('an answer that stops halfway is too slow, too', async () => {
  handle = (_request, response) => response.write('{"obj":');
  boundedBy(100);
  await expect(product.get('releases')).rejects.toThrow(/was too slow: no answer within 60 s\.$/);
});

test('a connection that is cut is told as one that was there', async () => {
  handle = (request) => request.socket.destroy();
  await expect(product.get('releases')).rejects.toThrow(/ended the connection before it answered/);
});

test('nobody at the address is told as such', async () => {
  const nobody = new ProductApi(`http://127.0.0.1:${await freePort()}`, 'token');
  await expect(nobody.get('releases')).rejects.toThrow(/cannot be reached: .*ECONNREFUSED/);
});

test('a refusal is told in its own words, and what is no Depot by its status', async () => {
  handle = (_request, response) => response.writeHead(403).end('{"message":"This token is not for mf-orders."}');
  await expect(product.get('releases')).rejects.toThrow(/^This token is not for mf-orders\.$/);
  handle = (_request, response) => response.end('<html></html>');
  await expect(product.get('releases')).rejects.toThrow(/answered 200: is it a Depot\?$/);
});
