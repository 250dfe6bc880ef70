import type { AnyBody, TestAnswer, TestClient } from '@depot/node-testing';
import type { Field } from './json-schema.js';
import type { Operation } from './operations.js';
import { type Choose, sample } from './sample.js';

/** A request in parts, ready to be sent. */
export interface Asked {
  pathValues: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** A whole request, generated from the description; `choose` sees paths such as `['body', 'orderId']`. */
export function request({ pathValues, query, body }: Operation, choose: Choose): Asked {
  return {
    pathValues: sample(pathValues, choose, ['pathValues']) as Asked['pathValues'],
    query: sample(query, choose, ['query']) as Asked['query'],
    body: body && sample(body, choose, ['body']),
  };
}

/** True where two fields stand at the same place. */
export function isAt({ path }: Field, other: Field): boolean {
  return path.join('.') === other.path.join('.');
}

export function send(
  client: TestClient,
  { method, path }: Operation,
  { pathValues, query, body }: Asked,
): Promise<TestAnswer<AnyBody>> {
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(pathValues[name])));
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  return client.send(
    method,
    asked.size > 0 ? `${address}?${asked}` : address,
    body === undefined ? undefined : JSON.stringify(body),
    headers,
  );
}
