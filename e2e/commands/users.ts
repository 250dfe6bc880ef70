import { randomUUID } from 'node:crypto';
import type { Role } from '@depot/contracts/permissions';
import type { Account } from '../fixtures/accounts.js';
import { activate } from './activate.js';
import { type Api, callAnonymously } from './api.js';
import { uniqueName } from './goods.js';

export interface NewUser extends Account {
  id: number;
  name: string;
}

/** Invites, registers and activates a warehouse user. */
export async function newWarehouseUser(origin: string, admin: Api, role: Role): Promise<NewUser> {
  const name = uniqueName('Test person');
  const { obj: invited } = await admin.post<{ obj: { id: number; url: string } }>('/user', { name, role });
  const account: Account = { username: `${randomUUID().slice(0, 12)}@e2e.test`, password: 'e2e-password' };
  const token = new URL(invited.url, origin).searchParams.get('token');
  await callAnonymously(origin, 'POST', '/auth/register', { ...account, token, name });
  await activate(origin, admin, account.username);
  return { ...account, id: invited.id, name };
}
