import { request } from 'node:http';
import { password, tenants } from '../../../tools/demo/tenants.mjs';

/** Asks as a browser does, and counts the bytes of the body as they travel. */
const ask = (url, headers) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      let bytes = 0;
      answer.on('data', ({ length }) => (bytes += length));
      answer.on('end', () => resolve({ bytes, tag: answer.headers.etag }));
      answer.on('error', reject);
    });
    sent.on('error', reject);
    sent.end();
  });

async function tokenOf(api) {
  const answer = await fetch(`${api}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: tenants[0].accounts.store.username, password }),
  });
  return (await answer.json()).token;
}

/** What a page asks at every load, in bytes: plain, packed, and asked again while nothing has changed. */
export async function tellAnswers(api) {
  const authorization = `Bearer ${await tokenOf(api)}`;
  console.log('\nbytes of an answer | plain | packed | asked again');
  for (const path of ['/api/remotes', '/api/product', '/api/order']) {
    const plain = await ask(api + path, { authorization, 'accept-encoding': 'identity' });
    const packed = await ask(api + path, { authorization, 'accept-encoding': 'br' });
    const tag = packed.tag ? { 'if-none-match': packed.tag } : {};
    const again = await ask(api + path, { authorization, 'accept-encoding': 'br', ...tag });
    console.log(`${path} | ${plain.bytes} | ${packed.bytes} | ${again.bytes}`);
  }
}
