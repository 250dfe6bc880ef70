import { type Mail, OutboxWorker } from '@depot/node-platform';
import { type TestApp, testApp } from '@depot/node-testing';
import { identityMigrations, IdentityModule } from '../identity.module.js';
import { OfferedProductsModule } from './offered-products.module.js';

/** The identity service alone, with what a test of accounts looks at. */
export async function accountsApp() {
  const app = await testApp({
    modules: [IdentityModule, OfferedProductsModule],
    migrations: [identityMigrations],
    withRealIdentity: true,
    env: { PUBLIC_URL: 'https://depot.test' },
  });
  const mails: Mail[] = [];
  const worker = app.app.get(OutboxWorker, { strict: false });
  worker.registerDelivery('mail', async (payload) => {
    mails.push(payload as Mail);
    return 'SENT';
  });
  return { app, across: app.db.unscoped('arranging a test'), post: postOf(app), mailTo: mailTo(worker, mails) };
}

const postOf = (app: TestApp) => (path: string, body: object) => app.anonymous().post(path, body);

/** Lets the outbox work, then returns the mails to the address, newest last. */
const mailTo = (worker: OutboxWorker, mails: Mail[]) => async (address: string) => {
  await worker.sendDue();
  return mails.filter(({ to }) => to === address);
};

/** The token of the first link in a mail. */
export const tokenIn = (mail: Mail | undefined) => /token=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';

export const address = { name: 'Wok', address1: '1 Main St', city: 'Austin', state: 'TX', zipCode: '78701' };
