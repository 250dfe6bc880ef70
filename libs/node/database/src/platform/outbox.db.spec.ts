import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { runInContext } from '@depot/node-context';
import { testDatabase, type TestDatabase } from '@depot/node-testing';
import { OutboxWorker } from './outbox-worker.js';
import { Outbox } from './outbox.js';

const mail = (to: string) => ({ to, subject: 's', body: 'b' });

describe('outbox', () => {
  let database: TestDatabase;
  let outbox: Outbox;
  const across = () => database.db.acrossTenants('looking for a test');
  const rows = () =>
    across().query<{ status: string; tries: number; error: string | null }>(
      'SELECT status, tries, last_error error FROM outbox ORDER BY id',
    );
  const worker = (way: (to: string) => Promise<'SENT' | 'KEPT'>) => {
    const made = new OutboxWorker(database.db);
    made.deliver('mail', (payload) => way((payload as { to: string }).to));
    return made;
  };

  beforeAll(async () => {
    database = await testDatabase();
    outbox = new Outbox(database.db);
  });
  afterAll(() => database.drop());
  beforeEach(() => across().execute('DELETE FROM outbox'));

  it('sends nothing of a transaction that was undone', async () => {
    const undone = runInContext({ tenantId: 1 }, () =>
      database.db.transaction(async () => {
        await outbox.mail(mail('a'));
        throw new Error('no');
      }),
    );
    await expect(undone).rejects.toThrow('no');
    expect(await worker(async () => 'SENT').deliverDue()).toBe(0);
  });

  it('sends each message once although several processes look for work', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 20; index += 1) await outbox.mail(mail(`m${index}`));
    const send = async (to: string) => {
      await new Promise(setImmediate);
      sent.push(to);
      return 'SENT' as const;
    };
    await Promise.all([worker(send).deliverDue(), worker(send).deliverDue(), worker(send).deliverDue()]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
    expect((await rows()).every(({ status }) => status === 'SENT')).toBe(true);
  });

  it('lets a message wait while the way is blocked, and sends it later', async () => {
    await outbox.mail(mail('late'));
    const blocked = worker(() => Promise.reject(new Error('connection refused')));
    expect(await blocked.deliverDue()).toBe(1);
    expect(await rows()).toEqual([{ status: 'WAITING', tries: 1, error: 'connection refused' }]);
    expect(await blocked.deliverDue()).toBe(0);
    await across().execute('UPDATE outbox SET next_at = 0');
    await worker(async () => 'SENT').deliverDue();
    expect(await rows()).toEqual([{ status: 'SENT', tries: 2, error: null }]);
  });
});
