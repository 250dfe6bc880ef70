import { type TestApp, testApp } from '@depot/node-testing';
import { afterEach, expect, it } from '@jest/globals';

const token = 'operations-token-of-32-characters';
const places = ['/metrics', '/api/openapi.json', '/api/docs', '/api/docs/start.js', '/api/docs/swagger-ui.css'];
const basic = (user: string, password: string) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

let app: TestApp;
afterEach(() => app.close());

async function statuses(env: Record<string, string>, headers: Record<string, string> = {}): Promise<number[]> {
  app = await testApp({ modules: [], env });
  return Promise.all(places.map(async (path) => (await app.anonymous().get(path, headers)).status));
}
const all = (status: number) => places.map(() => status);

it('shows operations to nobody in production where no token is set', async () => {
  expect(await statuses({ OPERATIONS_TOKEN: '' })).toEqual(all(404));
  expect((await app.anonymous().get('/health/ready')).status).toBe(200);
});

it('shows operations to all in a demonstration where no token is set', async () => {
  expect(await statuses({ OPERATIONS_TOKEN: '', DEPOT_MODE: 'demo' })).toEqual(all(200));
});

it('wants the token where there is one, in a demonstration too', async () => {
  expect(await statuses({ OPERATIONS_TOKEN: token, DEPOT_MODE: 'demo' })).toEqual(all(401));
  const asked = (authorization: string) => app.anonymous().get('/metrics', { authorization });
  for (const good of [`Bearer ${token}`, `bearer  ${token}`, basic('anybody', token), basic('', token)])
    expect((await asked(good)).status).toBe(200);
  for (const bad of ['', 'Bearer', `Bearer ${token}x`, basic(token, ''), basic('a', `${token}:`), `Digest ${token}`]) {
    const rejected = await asked(bad);
    expect(rejected).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(rejected.headers['www-authenticate']).toMatch(/^Basic/);
  }
  expect((await app.anonymous().get('/%6detrics')).status).toBe(401);
});
