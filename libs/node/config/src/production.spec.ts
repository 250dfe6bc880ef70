import { describe, expect, it } from '@jest/globals';
import { assertProduction } from './production.js';

const well = {
  DEPOT_MODE: 'production',
  PUBLIC_URL: 'https://depot.example',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Depot <depot@depot.example>',
} as const;

describe('production', () => {
  it('takes an address of the network', () => {
    expect(() => assertProduction(well)).not.toThrow();
    expect(() =>
      assertProduction({ ...well, PUBLIC_URL: 'http://192.168.1.20:8080', MAIL_FROM: 'depot@depot.example' }),
    ).not.toThrow();
  });

  it.each([
    'http://localhost:8080',
    'https://depot.localhost',
    'http://127.0.0.2',
    'http://[::1]:8080',
    'http://0.0.0.0',
  ])('refuses %s as the address that people type', (url) => {
    expect(() => assertProduction({ ...well, PUBLIC_URL: url })).toThrow('PUBLIC_URL');
  });

  it.each(['Depot <no-reply@localhost>', 'depot@localhost.localdomain', 'Depot', 'Depot <depot>'])(
    'refuses %s as the sender of mails, where mails leave',
    (from) => {
      expect(() => assertProduction({ ...well, MAIL_FROM: from })).toThrow('MAIL_FROM');
      expect(() => assertProduction({ ...well, MAIL_FROM: from, SMTP_URL: undefined })).not.toThrow();
    },
  );

  it('lets a demonstration be on this machine', () => {
    expect(() => assertProduction({ ...well, DEPOT_MODE: 'demo', PUBLIC_URL: 'http://localhost:8080' })).not.toThrow();
  });
});
