import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from '../fixtures/accounts.js';
import { uniqueName } from './goods.js';

const program = join(import.meta.dirname, '../../tools/command.mjs');

/** Creates a company by `npm run tenant` in the product that the journeys' DEPOT_DATA names. */
export async function newTenant(): Promise<Account> {
  const username = `${randomUUID().slice(0, 12)}@e2e.test`;
  const tenant = [uniqueName('New Foods'), 'America/New_York', 'Pat Reed', username];
  const { stdout } = await promisify(execFile)(process.execPath, [program, 'tenant', ...tenant]);
  const [, password] = /with the password (\S+) and/.exec(stdout) ?? [];
  if (!password) throw new Error(`npm run tenant said ${stdout}`);
  return { username, password };
}
