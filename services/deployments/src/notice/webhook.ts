import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Undeliverable } from '@depot/node-platform';
import { isPublicUrl, lookupPublic } from '../token/public-address.js';

/** Milliseconds for one try. */
const timeoutMs = 10_000;

/** A message to a webhook. */
export interface WebhookMessage {
  url: string;
  /** JSON. */
  body: string;
  /** Key with which the receiver checks the signature. */
  secret: string;
  /** Id that stays the same over all tries. */
  id: number;
}

/** How a message leaves the process. */
export interface WebhookTransport {
  request: (url: URL, options: RequestOptions) => ClientRequest;
  lookup: LookupFunction;
  isAllowed: (url: string) => boolean;
}

const publicTransport: WebhookTransport = { request: httpsRequest, lookup: lookupPublic, isAllowed: isPublicUrl };

/** Signature of a message: HMAC-SHA256 over its time, a dot and its body. */
export const signWebhook = (secret: string, time: number, body: string): string =>
  `sha256=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;

/** Status codes after which a further try may succeed. */
const isTemporary = (status: number) => status >= 500 || [408, 425, 429].includes(status);

/**
 * Posts a signed message. Redirects are not followed, and nothing of the response is read.
 *
 * @throws Undeliverable for an address that is not allowed or a final refusal; any other error for a further try
 */
export async function postWebhook(
  { url, body, secret, id }: WebhookMessage,
  { request, lookup, isAllowed }: WebhookTransport = publicTransport,
): Promise<void> {
  if (!isAllowed(url)) throw new Undeliverable(`${url} is no public https address.`);
  const time = Date.now();
  const signal = AbortSignal.timeout(timeoutMs);
  const sent = request(new URL(url), {
    method: 'POST',
    lookup,
    signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Depot',
      'x-depot-delivery': String(id),
      'x-depot-time': String(time),
      'x-depot-signature': signWebhook(secret, time, body),
    },
  });
  sent.end(body);
  const [response] = (await once(sent, 'response', { signal })) as [IncomingMessage];
  const { statusCode = 0 } = response;
  response.destroy();
  if (statusCode >= 200 && statusCode < 300) return;
  const problem = `${new URL(url).host} answered ${statusCode}.`;
  throw isTemporary(statusCode) ? new Error(problem) : new Undeliverable(problem);
}
