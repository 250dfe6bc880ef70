import { randomBytes } from 'node:crypto';
import { type Config, loadConfig } from '@depot/node-config';

/** Bearer token for the operator's pages. */
export const operationsToken = randomBytes(16).toString('hex');

/** Configuration of an application under test. */
export function testConfig(databaseUrl: string, env: Record<string, string> = {}): Config {
  const secret = randomBytes(32).toString('base64');
  return loadConfig({
    DATABASE_URL: databaseUrl,
    DEPOT_SECRET: secret,
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    OPERATIONS_TOKEN: operationsToken,
    ...env,
  });
}
