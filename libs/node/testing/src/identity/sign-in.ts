import type { Tokens } from '@depot/node-auth';
import type { TestApp } from '../app/test-app.js';
import { testPassword, type TestUser } from './seed-tenant.js';

/** A token of the user: through the login of the real service, or signed for a session in memory. */
export async function signIn(
  app: Pick<TestApp, 'memory' | 'anonymous'>,
  user: TestUser,
  tokens: Tokens,
): Promise<string> {
  if (app.memory) {
    const jti = app.memory.openSession(user.id);
    return tokens.sign({ jti, sub: user.name, id: user.id, r: user.role, wn: '', tz: 'UTC', v: 'false' });
  }
  const { body } = await app
    .anonymous()
    .post<{ token: string }>('/api/auth/login', { username: user.username, password: testPassword });
  return body.token;
}
