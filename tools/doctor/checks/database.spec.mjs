import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { database } from './database.mjs';

const address = new URL(process.env.DEPOT_TEST_DATABASE_URL);
let link;
afterEach(() => void link?.close());

/** The database behind a link that delays each response by `delayMs` of its number. */
async function behind(delayMs) {
  let answers = 0;
  link = createServer((near) => {
    const far = connect(Number(address.port), address.hostname);
    near.pipe(far);
    far.on('data', (answer) => setTimeout(() => near.write(answer), delayMs((answers += 1))));
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    for (const socket of [near, far]) socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(link, 'listening');
  const url = Object.assign(new URL(address), { host: `127.0.0.1:${link.address().port}` });
  return database({ env: { DATABASE_URL: url.href } });
}

test('a database that is far off is told of', async () => {
  const { state, text } = await behind(() => 40);
  expect(state).toBe('advice');
  expect(text).toContain('bring it nearer');
});

test('one that is near and busy now and then is not', async () => {
  const { state, text } = await behind((answer) => (answer % 3 === 0 ? 0 : 60));
  expect([state, text]).toEqual(['good', expect.stringContaining('answers in')]);
});

test('of a database that cannot be used it says which, why, and what to look at, without the password', async () => {
  const looked = database({ env: { DATABASE_URL: 'mysql://depot:pass-word@127.0.0.1:1/depot' } });
  await expect(looked).rejects.toThrow(
    'The database depot at 127.0.0.1:1 (user depot) cannot be used: nothing answers there. ' +
      'Look whether its server runs, and at DATABASE_URL. Processes of the services wait a minute for it when they start.',
  );
});
