import { password } from '../tenants.mjs';

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

/** The API as one of the demo's accounts, as the browser uses it. */
export async function signIn(origin, username) {
  const anonymous = caller(origin, {});
  const { token } = await anonymous('POST', '/auth/login', { username, password });
  const call = caller(origin, { authorization: `Bearer ${token}` });
  return {
    get: (path) => call('GET', path),
    /** The same key has one effect, should an interrupted load be repeated. */
    post: (path, body, key) => call('POST', path, body, key ? { 'idempotency-key': `demo-${key}` } : {}),
    put: (path, body) => call('PUT', path, body),
    delete: (path) => call('DELETE', path),
  };
}

function caller(origin, headers) {
  return async (method, path, body, more = {}) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: { ...headers, ...more, ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      body: body && !isForm ? JSON.stringify(body) : body,
    });
    const content = await answer.json();
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, answer.status, content);
    return content;
  };
}
