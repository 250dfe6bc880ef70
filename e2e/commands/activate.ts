import { type Api, callAnonymously } from './api.js';

/** Follows the newest link that was mailed to the address. */
export async function activate(origin: string, admin: Api, username: string): Promise<void> {
  const { list } = await admin.get<{ list: { to: string; body: string }[] }>('/admin/outbox');
  const mail = list.find(({ to }) => to === username);
  const token = /\/activation\?token=([^\s&]+)/.exec(mail?.body ?? '')?.[1];
  if (!token) throw new Error(`No activation mail for ${username} is in the outbox.`);
  await callAnonymously(origin, 'GET', `/auth/activation?token=${token}`);
}
