import { loadConfig } from '@depot/node-config';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SignJWT } from 'jose';
import { Tokens } from './tokens.js';

const secret = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
const tokens = (given = secret) =>
  new Tokens(loadConfig({ DATABASE_URL: 'mysql://a@b/c', DEPOT_SECRET: given, SESSION_TTL: '600' }));
const subject = { jti: 'session-1', id: 7, sub: '王小明', r: 'STORE', wn: 'Harbor', tz: 'UTC', v: 'false' } as const;

afterEach(() => void jest.restoreAllMocks());

describe('Tokens', () => {
  it('signs what it reads again, and ends it when the session ends', async () => {
    const second = Math.floor(Date.now() / 1000) * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(second + 999);
    const read = await tokens().read(await tokens().sign(subject));
    expect(read).toEqual({ sessionId: 'session-1', expires: second + 600_000 });
  });

  it('refuses tokens that are expired, endless, of no session, signed by another, changed, or not signed at all', async () => {
    const longAgo = Math.floor(Date.now() / 1000) - 601;
    const signed = await tokens().sign(subject);
    const [head = '', body = '', signature = ''] = signed.split('.');
    const changed = Buffer.from(body, 'base64url').toString().replace('"id":7', '"id":8');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const own = (claims: object, alg = 'HS256') => new SignJWT({ ...claims }).setProtectedHeader({ alg });
    const stronger = await own(subject, 'HS512')
      .setExpirationTime('1h')
      .sign(Buffer.from(secret.repeat(2)));
    const bad = [
      await tokens().sign(subject, longAgo),
      await tokens('aV9x2Lq8Zr4Tn6Wc1Ym7Bp3Ks5Df0Hg-').sign(subject),
      `${head}.${Buffer.from(changed).toString('base64url')}.${signature}`,
      `${unsigned}.${body}.`,
      stronger,
      await own(subject).sign(Buffer.from(secret)),
      await own({ ...subject, jti: '' })
        .setExpirationTime('1h')
        .sign(Buffer.from(secret)),
      'nonsense',
    ];
    for (const token of bad) expect(await tokens().read(token)).toBeUndefined();
  });
});
