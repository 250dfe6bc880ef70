import { randomUUID } from 'node:crypto';
import type { Account } from '../fixtures/accounts.js';
import { activate } from './activate.js';
import { type Api, callAnonymously } from './api.js';
import { uniqueName } from './goods.js';

export interface NewStore extends Account {
  id: number;
  name: string;
}

const address = { name: 'Pat Reed', address1: '12 Main Street', city: 'Boston', state: 'MA', zipCode: '02118' };

/** Invites, registers and activates a store as its users would. `admin` reads the activation mail in the outbox. */
export async function newStore(
  origin: string,
  admin: Api,
  { wholesalePrice = false, name = uniqueName('Test store') } = {},
): Promise<NewStore> {
  const { obj: invited } = await admin.post<{ obj: { id: number; url: string } }>('/user', {
    name,
    role: 'STORE',
    wholesalePrice,
  });
  const account: Account = { username: `${randomUUID().slice(0, 12)}@e2e.test`, password: 'e2e-password' };
  const token = new URL(invited.url, origin).searchParams.get('token');
  await callAnonymously(origin, 'POST', '/auth/register', {
    ...account,
    token,
    name,
    billAddress: address,
    shipAddress: address,
  });
  await activate(origin, admin, account.username);
  return { ...account, id: invited.id, name };
}
