import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { loadConfig } from './load-config.js';

const secret = 'kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h';
const database = 'mysql://depot:pw@127.0.0.1:3306/depot';

describe('loadConfig', () => {
  it('fills what is absent and cannot be changed afterwards', () => {
    const config = loadConfig({ DATABASE_URL: database, DEPOT_SECRET: secret, PORT: '' });
    expect(config).toMatchObject({
      PORT: 8080,
      SESSION_TTL: 28_800,
      DEPOT_MODE: 'production',
      PUBLIC_URL: 'http://localhost:8080',
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('lets only this machine reach a demonstration, unless it is told otherwise', () => {
    const demo = { DATABASE_URL: database, DEPOT_MODE: 'demo' };
    expect(loadConfig(demo).HOST).toBe('127.0.0.1');
    expect(loadConfig({ ...demo, HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
    expect(loadConfig({ DATABASE_URL: database, DEPOT_SECRET: secret }).HOST).toBe('0.0.0.0');
  });

  it('names every bad variable at once', () => {
    const load = () => loadConfig({ DATABASE_URL: 'postgres://x/y', PORT: 'eighty', SMTP_URL: 'mail' });
    for (const name of ['DATABASE_URL', 'PORT', 'SMTP_URL', 'DEPOT_SECRET']) expect(load).toThrow(name);
  });

  it.each([undefined, 'short', 'a'.repeat(40)])('refuses the secret %s in production', (weak) => {
    expect(() => loadConfig({ DATABASE_URL: database, DEPOT_SECRET: weak })).toThrow('DEPOT_SECRET');
  });

  it.each([
    'abcdefghijklmnopqrstuvwxyz0123456789',
    '9876543210zyxwvutsrqponmlkjihgfedcba',
    'kU3n0x8Zq1vB7mW5kU3n0x8Zq1vB7mW5',
    'at least 32 random characters, please',
    'change-me-kU3n0x8Zq1vB7mW5tR2yE9pL4sD6',
  ])('refuses %s, which only looks like a secret', (weak) => {
    expect(() => loadConfig({ DATABASE_URL: database, DEPOT_SECRET: weak })).toThrow('DEPOT_SECRET');
  });

  it('takes what openssl makes up', () => {
    for (let time = 0; time < 500; time += 1) {
      const made = randomBytes(32).toString('base64');
      expect(() => loadConfig({ DATABASE_URL: database, DEPOT_SECRET: made })).not.toThrow();
    }
  });

  it('takes secrets of the registry, each as good as the product’s', () => {
    const production = { DATABASE_URL: database, DEPOT_SECRET: secret };
    const other = secret.split('').toReversed().join('');
    expect(loadConfig(production).REGISTRY_SECRETS).toBeUndefined();
    expect(loadConfig({ ...production, REGISTRY_SECRETS: `${secret}, ${other}` }).REGISTRY_SECRETS).toEqual([
      secret,
      other,
    ]);
    expect(() => loadConfig({ ...production, REGISTRY_SECRETS: `${secret},short` })).toThrow('REGISTRY_SECRETS');
    expect(() => loadConfig({ ...production, REGISTRY_SECRETS: ',' })).toThrow('REGISTRY_SECRETS');
  });

  it('makes up a secret for a demonstration, but takes no weak one', () => {
    const demo = { DATABASE_URL: database, DEPOT_MODE: 'demo' };
    expect(loadConfig(demo).DEPOT_SECRET).not.toBe(loadConfig(demo).DEPOT_SECRET);
    expect(() => loadConfig({ ...demo, DEPOT_SECRET: 'demo' })).toThrow('DEPOT_SECRET');
  });

  it('takes remotes that are worked on from nowhere in production unless it is told to, and from this machine in a demonstration', () => {
    const production = { DATABASE_URL: database, DEPOT_SECRET: secret };
    expect(loadConfig(production).DEV_ORIGINS).toEqual([]);
    expect(loadConfig({ DATABASE_URL: database, DEPOT_MODE: 'demo' }).DEV_ORIGINS).toContain('http://localhost:*');
    expect(loadConfig({ DATABASE_URL: database, DEPOT_MODE: 'demo', DEV_ORIGINS: 'none' }).DEV_ORIGINS).toEqual([]);
    expect(
      loadConfig({ ...production, DEV_ORIGINS: 'https://dev.example, http://localhost:*' }).DEV_ORIGINS,
    ).toHaveLength(2);
    expect(() => loadConfig({ ...production, DEV_ORIGINS: '*' })).toThrow('DEV_ORIGINS');
    expect(() => loadConfig({ ...production, DEV_ORIGINS: 'https://dev.example; script-src *' })).toThrow(
      'DEV_ORIGINS',
    );
  });

  it.each(['loopback', '10.0.0.7', '10.0.0.7, fd00::/8', '10.0.0.0/255.0.0.0', 'uniquelocal'])(
    'trusts %s',
    (trusted) => {
      expect(loadConfig({ DATABASE_URL: database, DEPOT_SECRET: secret, TRUST_PROXY: trusted }).TRUST_PROXY).toBe(
        trusted,
      );
    },
  );

  it.each(['nginx', '10.0.0.0/33', '10.0.0', 'true', '10.0.0.1/8/8', ','])(
    'names TRUST_PROXY where it is %s',
    (wrong) => {
      const load = () => loadConfig({ DATABASE_URL: database, DEPOT_SECRET: secret, TRUST_PROXY: wrong });
      expect(load).toThrow('TRUST_PROXY');
    },
  );

  it('reads the list of domains', () => {
    expect(loadConfig({ DATABASE_URL: database, DEPOT_SECRET: secret, MODULES: 'orders, inventory' }).MODULES).toEqual([
      'orders',
      'inventory',
    ]);
  });
});
