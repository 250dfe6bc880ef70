import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { withRegistryKeys } from '@depot/contracts/registry-key';
import { type TestApp, testApp, type TestClient } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveWeb } from './serve-web.js';

const page = '<!doctype html><html><head><title>shell</title></head></html>';
const keyOf = (letter: string) => ({ kty: 'EC', crv: 'P-256', x: letter.repeat(43), y: letter.repeat(43) }) as const;
const key = keyOf('k');
const served = withRegistryKeys(page, [key]);
const script = 'export const answer = 42;'.repeat(50);
/** Value that differs on every request. */
const nonceTag = /<meta name="depot-style-nonce" nonce="([^"]+)">/;
const listed = '<meta name="depot-integrity" content="/shell.0123abcd.js sha384-x">';
const shellIn = (folder: string) => ({ findFolder: () => Promise.resolve(folder), getLastFolder: () => folder });
/** Files of an earlier shell that are still served from the store. */
const earlier = new Map([
  ['lazy.fedcba98.js', { content: brotliCompressSync(script), isCompressed: true }],
  ['plain.fedcba98.css', { content: Buffer.from('a{}'), isCompressed: false }],
]);

describe('serving shell and remotes', () => {
  let folder: string;
  let app: TestApp;
  let client: TestClient;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'depot-web-'));
    const version = join(folder, 'remotes/mf-orders/2.4.1-abcdef');
    await mkdir(version, { recursive: true });
    await mkdir(join(folder, 'shell/assets'), { recursive: true });
    await writeFile(join(folder, 'secret.txt'), 'secret');
    await writeFile(join(folder, 'shell/index.html'), page);
    await writeFile(join(folder, 'shell/favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'shell/assets/main.0123abcd.js'), script);
    await writeFile(join(folder, 'shell/assets/main.0123abcd.js.br'), brotliCompressSync(script));
    await writeFile(join(version, 'mf-manifest.json'), '{}');
    await writeFile(join(version, 'entry.0123abcd.js'), script);
    await writeFile(join(version, 'entry.0123abcd.js.map'), 'secret');
    await writeFile(join(folder, 'shell/assets/main.0123abcd.js.map'), 'secret');
    await symlink(join(folder, 'secret.txt'), join(version, 'link.txt'));
    const folders = { shell: shellIn(join(folder, 'shell')), remotes: join(folder, 'remotes') };
    const earlierFile = (path: string) => Promise.resolve(earlier.get(path));
    const web = { ...folders, earlierFile, registryKeys: [key] };
    app = await testApp({ modules: [], extend: (server) => serveWeb(server, web) });
    client = app.anonymous();
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  it.each(['/', '/login', '/in/order/edit?id=7', '/no/such/page'])(
    'answers %s with the shell, asked for anew each time',
    async (path) => {
      const answer = await client.get<string>(path);
      expect([answer.status, answer.body.replace(nonceTag, '')]).toEqual([200, served]);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  it('names in its policy the nonce of the page, another each time, and the policy of what becomes code', async () => {
    const nonces = await Promise.all(
      ['br', 'identity'].map(async (encoding) => {
        const { body, headers } = await client.get<string>('/', { 'accept-encoding': encoding });
        const [, nonce = ''] = nonceTag.exec(body) ?? [];
        const policy = String(headers['content-security-policy']);
        expect(policy).toContain(`; style-src 'self' 'nonce-${nonce}';`);
        expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default");
        expect(policy).not.toMatch(/(style|script)-src [^;]*'unsafe-inline'/);
        expect(headers.etag).toBeUndefined(); // a cached page would keep an old nonce
        return nonce;
      }),
    );
    expect(nonces.map((nonce) => Buffer.from(nonce, 'base64').length)).toEqual([16, 16]);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it('lets a page that lists what its scripts hash to run no others', async () => {
    const own = await mkdtemp(join(tmpdir(), 'depot-listed-'));
    await writeFile(join(own, 'index.html'), withRegistryKeys(page, [key]).replace('</head>', `${listed}</head>`));
    const web = { shell: shellIn(own), registryKeys: [key] };
    const other = await testApp({ modules: [], extend: (server) => serveWeb(server, web) });
    try {
      const { headers } = await other.anonymous().get('/');
      expect(headers).toMatchObject({ 'integrity-policy': 'blocked-destinations=(script)' });
      expect((await client.get('/')).headers).not.toHaveProperty('integrity-policy');
    } finally {
      await other.close();
      await rm(own, { recursive: true });
    }
  });

  it('answers the sign-in page, which stands by itself, where nobody is signed in yet', async () => {
    const own = await mkdtemp(join(tmpdir(), 'depot-sign-in-'));
    await writeFile(join(own, 'index.html'), page);
    await writeFile(join(own, 'sign-in.html'), page.replace('shell', 'sign-in'));
    const other = await testApp({
      modules: [],
      extend: (server) => serveWeb(server, { shell: shellIn(own), registryKeys: [key] }),
    });
    try {
      const titles = ['/', '/login', '/login/', '/login?to=1', '/in/order', '/register'].map(async (path) => {
        const { body } = await other.anonymous().get<string>(path);
        expect(body).toContain(key.x);
        return /<title>(.*)<\/title>/.exec(body)?.[1];
      });
      expect(await Promise.all(titles)).toEqual(['sign-in', 'sign-in', 'sign-in', 'sign-in', 'shell', 'shell']);
    } finally {
      await other.close();
      await rm(own, { recursive: true });
    }
  });

  it('tells in its page which key the registry signs with; with another key it is another page', async () => {
    const compressed = await client.get<string>('/', { 'accept-encoding': 'br' });
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(compressed.body).toContain(`<meta name="depot-registry-key" content="${key.x}.${key.y}">`);
    const web = { shell: shellIn(join(folder, 'shell')), registryKeys: [keyOf('o')] };
    const other = await testApp({ modules: [], extend: (server) => serveWeb(server, web) });
    try {
      const { body } = await other.anonymous().get<string>('/');
      expect([body.includes('o'.repeat(43)), body.includes(key.x)]).toEqual([true, false]);
    } finally {
      await other.close();
    }
  });

  it('tells in its page, before every script, as which version the shell is registered', async () => {
    const shell = { ...shellIn(join(folder, 'shell')), findVersionOfFolder: () => '2.0.0-4f1a' };
    const other = await testApp({ modules: [], extend: (server) => serveWeb(server, { shell, registryKeys: [key] }) });
    try {
      expect((await other.anonymous().get<string>('/')).body).toContain(
        '<head><meta name="depot-shell" content="2.0.0-4f1a">',
      );
    } finally {
      await other.close();
    }
  });

  it('keeps files with a hash in their name for ever, compressed where the browser takes it', async () => {
    const path = '/assets/main.0123abcd.js';
    const compressed = await client.get<string>(path, { 'accept-encoding': 'gzip, br' });
    expect(compressed.body).toBe(script);
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
    const plain = await client.get<string>(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([plain.body, plain.headers['content-encoding'], plain.headers.vary]).toEqual([
      script,
      undefined,
      'accept-encoding',
    ]);
    const unchanged = await client.get(path, {
      'accept-encoding': 'br',
      'if-none-match': String(compressed.headers.etag),
    });
    expect([unchanged.status, unchanged.headers.vary]).toEqual([304, 'accept-encoding']);
    expect((await client.get('/favicon.svg')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml',
    });
  });

  it('answers parts of a shell that was served before to whoever has it open, compressed or not', async () => {
    const path = '/lazy.fedcba98.js';
    for (const [encoding, expected] of [
      ['gzip, br', 'br'],
      ['gzip', undefined],
    ] as const) {
      const { status, body, headers } = await client.get<string>(path, { 'accept-encoding': encoding });
      expect([status, body, headers['content-encoding']]).toEqual([200, script, expected]);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': 'text/javascript; charset=utf-8',
        vary: 'accept-encoding',
      });
    }
    expect((await client.get<string>('/plain.fedcba98.css')).body).toBe('a{}');
    expect((await client.get('/lazy.00000000.js')).status).toBe(404);
  });

  it('serves published versions of remotes, and answers 404 in JSON for what is not there', async () => {
    const found = await client.get('/remotes/mf-orders/2.4.1-abcdef/mf-manifest.json');
    expect(found).toMatchObject({
      status: 200,
      body: {},
      headers: {
        'cache-control': 'public, max-age=31536000, immutable',
        // an SVG opened directly runs no script in the product's origin
        'content-security-policy': "sandbox; default-src 'none'",
      },
    });
    for (const path of [
      '/remotes/mf-orders/2.4.2/mf-manifest.json',
      '/remotes/mf-orders',
      '/assets/gone.0123abcd.js',
      '/api/nothing',
    ]) {
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    }
  });

  it('has a file that is missing in the folder put there, and sends it', async () => {
    const fetchFile = async (remote: string, version: string, path: string) => {
      if (path !== 'put-back.txt') return false;
      await writeFile(join(folder, 'remotes', remote, version, path), 'it is back');
      return true;
    };
    const web = { remotes: join(folder, 'remotes'), registryKeys: [key], fetchFile };
    const other = await testApp({ modules: [], extend: (server) => serveWeb(server, web) });
    try {
      const of = (path: string) => other.anonymous().get<string>(`/remotes/mf-orders/2.4.1-abcdef/${path}`);
      expect(await of('put-back.txt')).toMatchObject({ status: 200, body: 'it is back' });
      expect((await of('never-there.txt')).status).toBe(404);
    } finally {
      await other.close();
    }
  });

  it('serves nothing of a version that was purged, be it that the folder still has it', async () => {
    const isPurged = (remote: string, version: string) =>
      Promise.resolve(`${remote} ${version}` === 'mf-orders 2.4.1-abcdef');
    const web = { remotes: join(folder, 'remotes'), registryKeys: [key], isPurged };
    const other = await testApp({ modules: [], extend: (server) => serveWeb(server, web) });
    try {
      const found = await other.anonymous().get('/remotes/mf-orders/2.4.1-abcdef/mf-manifest.json');
      expect([found.status, found.headers['cache-control']]).toEqual([404, 'no-store']);
    } finally {
      await other.close();
    }
  });

  it.each([
    '/remotes/mf-orders/2.4.1-abcdef/link.txt',
    '/remotes/mf-orders/2.4.1-abcdef/..%2f..%2f..%2fsecret.txt',
    '/remotes/mf-orders/2.4.1-abcdef/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/remotes/mf-orders/2.4.1-abcdef/%00.js',
    '/remotes/mf-orders/2.4.1-abcdef/entry.0123abcd.js.map',
    '/remotes/mf-orders/2.4.1-abcdef/entry.0123abcd.js.%6dap',
    '/assets/main.0123abcd.js.map',
  ])('keeps %s inside of its folder', async (path) => {
    const answer = await client.get<string>(path);
    expect(answer.bytes.toString()).not.toContain('secret');
    expect(answer.status).toBe(404);
  });
});
