import { get } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { secretText } from '@depot/contracts/wire';
import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Get, Module, Post } from '@nestjs/common';
import * as z from 'zod';
import { createFileResponse } from '../route/file-response.js';
import { Command, ReadRoute } from '../routes.js';

const long = 'a box beside a box '.repeat(200);
const story = z.object({ text: z.string() });
const letter = z.object({ text: z.string(), token: secretText });
let chapter = 1;

@Controller('shelf')
class ShelfController {
  @Get('long')
  @ReadRoute({ id: 'shelfLong', allow: 'order.read', response: story, kept: 'page' })
  long() {
    return { text: `${long}${chapter}` };
  }

  @Get('open')
  @ReadRoute({ id: 'shelfOpen', allow: 'public', response: story, kept: 'browser' })
  open() {
    return { text: `${long}${chapter}` };
  }

  @Get('short')
  @ReadRoute({ id: 'shelfShort', allow: 'public', response: story })
  short() {
    return { text: 'short' };
  }

  @Get('secret')
  @ReadRoute({ id: 'shelfSecret', allow: 'public', response: letter })
  secret() {
    return { text: long, token: 'very-secret' };
  }

  @Post('made')
  @Command({ id: 'shelfMade', allow: 'order.add', invalidates: 'nothing', response: story })
  made() {
    return { text: long };
  }

  @Get('file')
  @ReadRoute({ id: 'shelfFile', allow: 'public', response: 'file' })
  file() {
    return createFileResponse(Buffer.from(long), { name: 'a.pdf', type: 'application/pdf' });
  }
}

@Module({ controllers: [ShelfController] })
class ShelfModule {}

describe('packed answers', () => {
  let app: TestApp;
  let tenant: TestTenant;
  beforeAll(async () => {
    app = await testApp({ modules: [ShelfModule] });
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());

  /** As it travels: nothing is unpacked on the way. */
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
      get(`${app.origin}/api/shelf/${path}`, { headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
        );
      }).on('error', reject);
    });

  it.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ])('%s is answered with %s, a fraction of the size', async (accepted, encoding, unpack) => {
    const { headers, bytes } = await ask('open', { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(headers['content-length']).toBe(String(bytes.length));
    expect(bytes.length).toBeLessThan(long.length / 10);
    expect(JSON.parse(unpack(bytes).toString())).toEqual({ text: `${long}${chapter}` });
  });

  it('is plain for whoever takes nothing else, and tells caches that there are two forms', async () => {
    const { headers, bytes } = await ask('open', { 'accept-encoding': 'identity' });
    expect([headers['content-encoding'], headers.vary, JSON.parse(bytes.toString())]).toEqual([
      undefined,
      'accept-encoding',
      { text: `${long}${chapter}` },
    ]);
  });

  it.each(['short', 'secret', 'file'])('%s is never packed', async (path) => {
    const { status, headers } = await ask(path, { 'accept-encoding': 'gzip, br' });
    expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  });

  it('packs what a command answers as well', async () => {
    const { headers, body } = await app.as(tenant.store).post('/api/shelf/made', {}, { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body]).toEqual(['br', { text: long }]);
  });

  it('answers 304 without a body while nothing has changed, also after a proxy has made the tag a weak one', async () => {
    const first = await ask('open', { 'accept-encoding': 'br' });
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const again = await ask('open', { 'accept-encoding': 'br', 'if-none-match': known });
      expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
    }
    chapter += 1;
    const changed = await ask('open', { 'if-none-match': tag });
    expect([changed.status, changed.headers.etag === tag]).toEqual([200, false]);
  });

  it('lets the page keep what is a person’s own, and the browser nothing', async () => {
    const { headers } = await app.as(tenant.store).get('/api/shelf/long');
    expect(headers['cache-control']).toBe('no-store');
    const again = await app.as(tenant.store).get('/api/shelf/long', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await app.anonymous().get('/api/shelf/long', { 'if-none-match': String(headers.etag) })).status).toBe(401);
  });
});
