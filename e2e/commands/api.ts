import { randomUUID } from 'node:crypto';
import type { Account } from '../fixtures/accounts.js';

/** API client of one account. A failed call throws; journeys test rejected calls in the browser. */
export interface Api {
  token: string;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body: unknown): Promise<T>;
  put<T>(path: string, body?: unknown): Promise<T>;
  delete<T>(path: string): Promise<T>;
}

type Headers = Record<string, string>;

async function call<T>(origin: string, method: string, path: string, body: unknown, headers: Headers): Promise<T> {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** A call without an account. */
export function callAnonymously<T>(origin: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  return call<T>(origin, method, path, body, {});
}

export async function signIn(origin: string, { username, password }: Account): Promise<Api> {
  const { token } = await callAnonymously<{ token: string }>(origin, 'POST', '/auth/login', { username, password });
  const headers = { authorization: `Bearer ${token}` };
  return {
    token,
    get: (path) => call(origin, 'GET', path, undefined, headers),
    post: (path, body) => call(origin, 'POST', path, body, { ...headers, 'idempotency-key': randomUUID() }),
    put: (path, body) => call(origin, 'PUT', path, body, headers),
    delete: (path) => call(origin, 'DELETE', path, undefined, headers),
  };
}
