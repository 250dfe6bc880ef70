import { password as demoPassword } from '../tenants.mjs';

/** A refused call; `status` is the HTTP status. */
export class CallRefused extends Error {
  constructor(call, status, body) {
    super(
      `${call} answered ${status}: ` +
        `${body.message ?? JSON.stringify(body)}${body.details ? ` ${JSON.stringify(body.details)}` : ''}`,
    );
    this.status = status;
  }
}

/** The API as one of the demo's accounts, or as another one with its password, as the browser uses it. */
export async function signIn(origin, username, password = demoPassword) {
  const { token } = await anonymous(origin).post('/auth/login', { username, password });
  return withToken(origin, token);
}

/** API client with this token, in the language of that tag. */
export const withToken = (origin, token, language = 'en-US') =>
  clientOf(caller(origin, { authorization: `Bearer ${token}`, 'accept-language': language }));

/** API client without a session. */
export const anonymous = (origin) => clientOf(caller(origin, {}));

function clientOf(call) {
  return {
    get: (path) => call('GET', path),
    /** Has a fixed key, so that a repeated load has no second effect. */
    post: (path, body, key) => call('POST', path, body, key ? { 'idempotency-key': `demo-${key}` } : {}),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
    /** A document requested by POST, as a Buffer. */
    file: async (path, body) => Buffer.from(await call('POST', path, body, {}, (answer) => answer.arrayBuffer())),
  };
}

function caller(origin, headers) {
  return async (method, path, body, more = {}, contentOf = (answer) => answer.json()) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...more, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      body: body && !isForm ? JSON.stringify(body) : body,
    });
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, answer.status, await answer.json());
    return contentOf(answer);
  };
}
