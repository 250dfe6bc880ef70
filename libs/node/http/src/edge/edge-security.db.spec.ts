import { type TestApp, testApp, type TestTenant } from '@depot/node-testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Controller, Delete, Get, Module, Post, Put } from '@nestjs/common';
import * as z from 'zod';
import { Command, ReadRoute } from '../routes.js';

const done = z.object({ done: z.boolean() });

@Controller('door')
class DoorController {
  @Get()
  @ReadRoute({ id: 'doorLook', allow: 'public', response: done })
  look() {
    return { done: true };
  }

  @Post()
  @Command({ id: 'doorPost', allow: 'account.own', invalidates: 'nothing', response: done, inViewOnly: true })
  post() {
    return { done: true };
  }

  @Put()
  @Command({ id: 'doorPut', allow: 'account.own', invalidates: 'nothing', response: done, inViewOnly: true })
  put() {
    return { done: true };
  }

  @Delete()
  @Command({ id: 'doorDelete', allow: 'account.own', invalidates: 'nothing', response: done, inViewOnly: true })
  remove() {
    return { done: true };
  }
}

@Module({ controllers: [DoorController] })
class DoorModule {}

/**
 * Headers that every response must have, listed by hand: no framing, no MIME sniffing, no third-party content, and the
 * camera only for this origin.
 */
const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
};
const policy: Record<string, string> = {
  'default-src': "'self'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'script-src-attr': "'none'",
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self' blob:",
  'media-src': "'self' blob:",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'self'",
};
/** Headers that disclose the framework or its version. */
const never = ['x-powered-by', 'server'];
const aYear = 31_536_000;

const directivesOf = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/ (.*)/s))
      .map(([name = '', sources = '']) => [name, sources]),
  );
/** Everything that can be answered: a question, a refusal, nothing there, a file of the kit, a figure. */
const places = ['/api/door', '/api/nothing', '/api/%zz', '/nowhere', '/health/live', '/health/ready', '/metrics'];

describe.each([
  { name: 'without TLS', publicUrl: 'http://depot.test', isSecure: false },
  { name: 'with TLS', publicUrl: 'https://depot.test', isSecure: true },
])('what the edge says $name', ({ publicUrl, isSecure }) => {
  let app: TestApp;
  let tenant: TestTenant;
  beforeAll(async () => {
    app = await testApp({ modules: [DoorModule], env: { PUBLIC_URL: publicUrl } });
    tenant = await app.seedTenant();
  });
  afterAll(() => app.close());

  it.each(places)('%s carries every security header', async (place) => {
    const { headers } = await app.anonymous().get(place);
    expect(headers).toMatchObject(always);
    const expected = isSecure ? { ...policy, 'upgrade-insecure-requests': '' } : policy;
    expect(directivesOf(headers['content-security-policy'])).toEqual(expected);
    const hsts = headers['strict-transport-security'];
    if (isSecure) expect(Number(/max-age=(\d+)/.exec(String(hsts))?.[1])).toBeGreaterThanOrEqual(aYear);
    else expect(hsts).toBeUndefined();
    expect(Object.keys(headers).filter((name) => never.includes(name))).toEqual([]);
  });

  it('sets the forgery cookie for the whole site, readable by scripts, and over TLS alone where there is TLS', async () => {
    const { headers } = await app.anonymous().get('/api/door');
    const [pair = '', ...attributes] = String(headers['set-cookie']).split('; ');
    expect(pair).toMatch(/^XSRF-TOKEN=[0-9a-f-]{36}$/);
    expect(attributes.sort()).toEqual(['Path=/', 'SameSite=Lax', ...(isSecure ? ['Secure'] : [])]);
    const other = String((await app.anonymous().get('/api/door')).headers['set-cookie']).split('; ')[0];
    expect(other).not.toBe(pair);
  });

  it('sets no cookie with what is no call: a cache would hand it to everybody', async () => {
    const { status, headers } = await app.anonymous().get('/remotes/mf-orders/1.0.0/main.js');
    expect([status, headers['set-cookie']]).toEqual([404, undefined]);
  });

  describe.each(['POST', 'PUT', 'DELETE'] as const)('a %s that carries the cookie', (method) => {
    const value = '5a9d6c1e-0f5b-4c43-9a39-7f1a1f3f3b10';
    const cookie = `XSRF-TOKEN=${value}`;
    const write = (headers: Record<string, string>) =>
      app.as(tenant.store).send<{ code?: string }>(method, '/api/door', undefined, headers);

    it.each([
      ['no header', undefined],
      ['an empty header', ''],
      ['another value of the same length', value.replace('5', '6')],
      ['the value and something after it', `${value}0`],
      ['the beginning of the value', value.slice(0, -1)],
      ['the same letters in capitals', value.toUpperCase()],
    ])('is refused with %s', async (_name, repeated) => {
      const { status, body } = await write({ cookie, ...(repeated !== undefined && { 'x-xsrf-token': repeated }) });
      expect([status, body.code]).toEqual([403, 'CSRF']);
    });

    it('gets through with the same value, and so does one without the cookie', async () => {
      expect((await write({ cookie, 'x-xsrf-token': value })).status).toBe(200);
      expect((await write({})).status).toBe(200);
      expect((await write({ 'x-xsrf-token': value })).status).toBe(200);
    });
  });

  it('a question that carries the cookie needs no header', async () => {
    expect((await app.anonymous().get('/api/door', { cookie: 'XSRF-TOKEN=anything' })).status).toBe(200);
  });
});
