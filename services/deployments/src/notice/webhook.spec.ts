import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Undeliverable } from '@depot/node-platform';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lookupPublic } from '../token/public-address.js';
import { postWebhook, signWebhook, type WebhookTransport } from './webhook.js';

let server: Server;
let url: string;
let status: number;
let seen: { headers: IncomingMessage['headers']; body: string }[];
beforeEach(async () => {
  [status, seen] = [204, []];
  server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      seen.push({ headers: incoming.headers, body });
      outgoing.writeHead(status, { location: `${url}/elsewhere` }).end('x'.repeat(100_000));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Plain HTTP to this machine, which the product itself never uses. */
const local: WebhookTransport = {
  request,
  lookup: (_host, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
  isAllowed: () => true,
};
const message = () => ({ url, body: '{"remote":"mf-orders"}', secret: 'key', id: 7 });

test('a message arrives with a signature of its time and body, and its number', async () => {
  await postWebhook(message(), local);
  const [{ headers, body } = { headers: {}, body: '' }] = seen;
  expect(body).toBe(message().body);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-depot-delivery': '7' });
  const time = Number(headers['x-depot-time']);
  expect(headers['x-depot-signature']).toBe(signWebhook('key', time, body));
  expect(signWebhook('key', time + 1, body)).not.toBe(headers['x-depot-signature']);
  expect(signWebhook('other', time, body)).not.toBe(headers['x-depot-signature']);
});

test.each([
  [500, false],
  [429, false],
  [404, true],
  [302, true],
])('an answer %d is final: %p; no redirect is followed', async (answer, isFinal) => {
  status = answer;
  const failure = await postWebhook(message(), local).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure instanceof Undeliverable).toBe(isFinal);
  expect(seen).toHaveLength(1);
});

test('an address inside of the network is never asked, be it named or looked up', async () => {
  await expect(postWebhook(message())).rejects.toThrow(/is no public https address/);
  await expect(postWebhook(message(), { ...local, lookup: lookupPublic })).rejects.toThrow(/internal address/);
  expect(seen).toEqual([]);
});
