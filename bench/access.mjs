import { password } from '../tools/demo/tenants.mjs';

/** The headers of a demo account that has signed in. */
export async function accessOf(origin, username) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  const { token } = await answer.json();
  return { authorization: `Bearer ${token}` };
}
