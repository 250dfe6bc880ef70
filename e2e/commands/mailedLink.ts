import { expect } from '@playwright/test';
import type { Api } from './api.js';

/**
 * The newest link of the kind that was mailed to the address; asked for until it is there. `admin` reads the outbox.
 */
export async function mailedLink(admin: Api, username: string, page: string): Promise<string> {
  let link = '';
  await expect(async () => {
    const { list } = await admin.get<{ list: { to: string; body: string }[] }>('/admin/outbox');
    const mail = list.find(({ to, body }) => to === username && body.includes(`/${page}?`));
    link = /https?:\S+/.exec(mail?.body ?? '')?.[0] ?? '';
    expect(link).not.toBe('');
  }).toPass();
  const { pathname, search } = new URL(link);
  return pathname + search;
}
