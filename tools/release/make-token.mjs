import { answerOf } from '../net/answer-of.mjs';
import { Problem } from '../say/say.mjs';

/**
 * Makes a release token as ADMIN and returns it: for a product whose Admin section is not published yet. DEPOT_USER and
 * DEPOT_PASSWORD sign in, since arguments could be read by others.
 */
export async function makeToken({ name, remotes }, env = process.env) {
  const { DEPOT_URL: url, DEPOT_USER: username, DEPOT_PASSWORD: password } = env;
  if (!url || !username || !password) throw new Problem('DEPOT_URL, DEPOT_USER and DEPOT_PASSWORD must be set.');
  const ask = asking(`${url.replace(/\/+$/, '')}/api`);
  const { token: session } = await ask('/auth/login', { username, password });
  const { obj } = await ask('/remotes/tokens', { name, remotes }, session);
  await ask('/auth/logout', {}, session);
  return obj.token;
}

const asking = (base) => (path, body, session) =>
  answerOf(base, base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session && { authorization: `Bearer ${session}` }) },
    body: JSON.stringify(body),
  });
