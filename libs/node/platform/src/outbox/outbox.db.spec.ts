import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { MailContents, type StoredMail } from './mail-contents.js';
import { MailOutbox } from './outbox.js';
import { OutboxSweep } from './outbox-sweep.js';
import { type Deliver, type Delivery, OutboxWorker, Undeliverable } from './outbox-worker.js';

const contents = (secret: string) => new MailContents({ DEPOT_SECRET: secret, PREVIOUS_SECRETS: [] });
const ours = contents('kU3n0x8Zq1vB7mW5tR2yE9pL4sD6fG0h');
const token = 'aV9x2Lq8Zr4Tn6Wc1Ym7';
const invitation = { to: 'new', subject: 's', body: `https://d/register?token=${token}&name=N`, token };
const mail = (to: string) => ({ to, subject: 's', body: 'b' });

describe('outbox', () => {
  let database: TestDatabase;
  let outbox: MailOutbox;
  const across = () => database.db.unscoped('looking for a test');
  const rows = () =>
    across().query<{ status: string; tries: number; error: string | null }>(
      'SELECT status, tries, last_error error FROM outbox ORDER BY id',
    );
  const worker = (way: (to: string) => Promise<'SENT' | 'KEPT'>) => {
    const made = new OutboxWorker(database.db, ours);
    made.registerDelivery('mail', (payload) => way((payload as { to: string }).to));
    return made;
  };
  const delivering = (deliver: Deliver, by = ours) => {
    const made = new OutboxWorker(database.db, by);
    made.registerDelivery('mail', deliver);
    return made;
  };
  const payloads = async () =>
    (await across().query<{ payload: string }>('SELECT payload FROM outbox ORDER BY id')).map(({ payload }) => payload);

  beforeAll(async () => {
    database = await testDatabase();
    outbox = new MailOutbox(database.db, ours);
  });
  afterAll(() => database.drop());
  beforeEach(() => across().execute('DELETE FROM outbox'));

  it('sends nothing of a transaction that was undone', async () => {
    const undone = runInContext({ tenantId: 1 }, () =>
      database.db.transaction(async () => {
        await outbox.queueMail(mail('a'));
        throw new Error('no');
      }),
    );
    await expect(undone).rejects.toThrow('no');
    expect(await worker(async () => 'SENT').sendDue()).toBe(0);
  });

  it('sends each message once although several processes look for work', async () => {
    const sent: string[] = [];
    for (let index = 0; index < 20; index += 1) await outbox.queueMail(mail(`m${index}`));
    // the clock of a machine may be set back between writing and looking
    await across().execute('UPDATE outbox SET next_at = 0');
    const send = async (to: string) => {
      await new Promise(setImmediate);
      sent.push(to);
      return 'SENT' as const;
    };
    await Promise.all([worker(send).sendDue(), worker(send).sendDue(), worker(send).sendDue()]);
    expect(sent).toHaveLength(20);
    expect(new Set(sent).size).toBe(20);
    expect((await rows()).every(({ status }) => status === 'SENT')).toBe(true);
  });

  it('looks through nobody else’s for the next of a tenant, however many wait', async () => {
    const waiting = (tenantId: number, at: number) => `(${tenantId}, 'mail', '{}', ${at}, ${at})`;
    const many = Array.from({ length: 2000 }, (_, at) => waiting(1, at + 1));
    await across().execute(
      `INSERT INTO outbox (tenant_id, kind, payload, created_at, next_at) VALUES ${[...many, waiting(2, 3000)].join()}`,
    );
    await across().query('ANALYZE TABLE outbox');
    const rowsRead = async () => {
      const status = await across().query<{ Value: string }>("SHOW SESSION STATUS LIKE 'Handler_read_next'");
      return Number(status[0]?.Value);
    };
    const read = await database.db.transaction(async () => {
      const before = await rowsRead();
      const found = await across().query<{ id: number }>(
        `SELECT id FROM outbox WHERE status = 'WAITING' AND next_at <= :now AND kind IN ('mail') AND tenant_id <=> 2
         ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
        { now: 9999 },
      );
      expect(found).toHaveLength(1);
      return (await rowsRead()) - before;
    });
    expect(read).toBeLessThan(10);
  });

  it('sends those of one tenant after the other: whoever has many waiting keeps nobody else’s', async () => {
    const queue = (tenantId: number, to: string) => runInContext({ tenantId }, () => outbox.queueMail(mail(to)));
    for (let index = 1; index <= 30; index += 1) await queue(1, `statement ${index}`);
    await queue(2, 'invitation');
    await outbox.queueMail(mail('forgotten password'));
    await across().execute('UPDATE outbox SET next_at = id');
    const sent: string[] = [];
    await worker(async (to) => (sent.push(to), 'SENT')).sendDue();
    expect(sent).toHaveLength(32);
    expect(sent.slice(0, 12)).toEqual(expect.arrayContaining(['invitation', 'forgotten password']));
    const ofOne = sent.filter((to) => to.startsWith('statement'));
    expect(ofOne).toEqual(Array.from({ length: 30 }, (_, index) => `statement ${index + 1}`));
  });

  it('lets a message wait while the way is blocked, and sends it later', async () => {
    await outbox.queueMail(mail('late'));
    const blocked = worker(() => Promise.reject(new Error('connection refused')));
    expect(await blocked.sendDue()).toBe(1);
    expect(await rows()).toEqual([{ status: 'WAITING', tries: 1, error: 'connection refused' }]);
    expect(await blocked.sendDue()).toBe(0);
    await across().execute('UPDATE outbox SET next_at = 0');
    await worker(async () => 'SENT').sendDue();
    expect(await rows()).toEqual([{ status: 'SENT', tries: 2, error: null }]);
  });

  it('tries again after five seconds, and after twice as long each time', async () => {
    await outbox.queueMail(mail('late'));
    const blocked = worker(() => Promise.reject(new Error('connection refused')));
    for (const backoffMs of [5_000, 10_000, 20_000]) {
      const before = await database.db.getTime();
      expect(await blocked.sendDue()).toBe(1);
      const after = await database.db.getTime();
      const [{ nextAt } = { nextAt: 0 }] = await across().query<{ nextAt: number }>(
        'SELECT next_at nextAt FROM outbox',
      );
      expect(nextAt).toBeGreaterThanOrEqual(before + backoffMs);
      expect(nextAt).toBeLessThanOrEqual(after + backoffMs);
      await across().execute('UPDATE outbox SET next_at = :before', { before });
    }
  });

  it('holds no connection while a message is delivered, and lets another process take it once it is overdue', async () => {
    await outbox.queueMail(mail('slow'));
    const overtake = async (): Promise<Delivery> => {
      expect(await worker(async () => 'SENT').sendDue()).toBe(0);
      await across().execute('UPDATE outbox SET next_at = 0');
      expect(await worker(async () => 'SENT').sendDue()).toBe(1);
      throw new Error('too late');
    };
    await delivering(overtake).sendDue();
    expect(await rows()).toEqual([{ status: 'SENT', tries: 2, error: null }]);
  });

  it('sends nothing again because the database was away for a moment after it had gone', async () => {
    await outbox.queueMail(mail('once'));
    const { db } = database;
    const real = db.unscoped.bind(db);
    let failures = 2;
    const flaky = jest.spyOn(db, 'unscoped').mockImplementation((reason) => {
      const { execute, ...rest } = real(reason);
      const failing: typeof execute = async (sql, values) => {
        if (sql.includes('SET status = :status') && failures-- > 0)
          throw Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
        return execute(sql, values);
      };
      return { ...rest, execute: failing };
    });
    await worker(async () => 'SENT').sendDue();
    flaky.mockRestore();
    expect(await rows()).toEqual([{ status: 'SENT', tries: 1, error: null }]);
  });

  it('takes no further mail once its process is to end', async () => {
    for (const to of ['a', 'b', 'c']) await outbox.queueMail(mail(to));
    const end = new AbortController();
    const send = async () => {
      end.abort();
      return 'SENT' as const;
    };
    expect(await worker(send).sendDue(end.signal)).toBe(1);
    expect((await rows()).map(({ status, tries }) => [status, tries])).toEqual([
      ['SENT', 1],
      ['WAITING', 0],
      ['WAITING', 0],
    ]);
  });

  it('keeps the files of a mail that left while its process ended, for it leaves once more', async () => {
    const file = { name: 'Statement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    await runInContext({ tenantId: 1 }, () => outbox.queueMail(mail('full'), [file]));
    const { db } = database;
    const real = db.unscoped.bind(db);
    const ended = jest.spyOn(db, 'unscoped').mockImplementation((reason) => {
      const { execute, ...rest } = real(reason);
      const ending: typeof execute = async (sql, values) => {
        if (sql.includes('SET status = :status')) throw new Error('the process has ended');
        return execute(sql, values);
      };
      return { ...rest, execute: ending };
    });
    const sent: number[] = [];
    const send: Deliver = async (_payload, _id, attachments) => {
      sent.push(attachments.length);
      return 'SENT';
    };
    await expect(delivering(send).sendDue()).rejects.toThrow('the process has ended');
    ended.mockRestore();
    await across().execute('UPDATE outbox SET next_at = 0');
    await delivering(send).sendDue();
    expect(sent).toEqual([1, 1]);
  });

  it('keeps a token encrypted until its mail is sent, and then not at all', async () => {
    await outbox.queueMail(invitation);
    const [waiting = ''] = await payloads();
    expect(waiting).not.toContain(token);
    expect(waiting).toContain('register?token=…&name=N');
    const got: unknown[] = [];
    await delivering(async (payload) => {
      got.push(payload);
      return 'SENT';
    }).sendDue();
    expect(got).toEqual([{ to: 'new', subject: 's', body: invitation.body }]);
    expect(await payloads()).toEqual([
      JSON.stringify({ ...invitation, body: 'https://d/register?token=…&name=N', token: undefined }),
    ]);
  });

  it('keeps the token of a mail that is only to be read here', async () => {
    await outbox.queueMail(invitation);
    await delivering(() => Promise.resolve('KEPT')).sendDue();
    const [kept = ''] = await payloads();
    expect(kept).not.toContain(token);
    expect(ours.decryptMail(JSON.parse(kept) as StoredMail).body).toBe(invitation.body);
  });

  it('keeps the files of a mail until it has left, also where it was given up before', async () => {
    const file = { name: 'Statement.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') };
    await runInContext({ tenantId: 1 }, () => outbox.queueMail(mail('full'), [file]));
    await delivering(() => Promise.reject(new Undeliverable('552 mailbox full'))).sendDue();
    await across().execute(`UPDATE outbox SET status = 'WAITING', tries = 0`);
    const sent: unknown[] = [];
    const send: Deliver = async (_payload, _id, attachments) => {
      sent.push(...attachments);
      return 'SENT';
    };
    expect(await delivering(send).sendDue()).toBe(1);
    expect(sent).toEqual([file]);
    expect(await across().query('SELECT name, content FROM outbox_attachment')).toEqual([
      { name: 'Statement.pdf', content: null },
    ]);
  });

  it('gives up a mail whose token it cannot read, and keeps nothing of it', async () => {
    await outbox.queueMail(invitation);
    const never = () => Promise.reject(new Error('not to be sent'));
    await delivering(never, contents('aV9x2Lq8Zr4Tn6Wc1Ym7Bp3Ks5Df0Hg-')).sendDue();
    expect(await rows()).toEqual([{ status: 'FAILED', tries: 1, error: null }]);
    expect((await payloads())[0]).not.toContain('encryptedBody');
  });

  it('keeps of a mail that is refused whole what it was, and what the receiver answered', async () => {
    const statement = { ...mail('full'), sender: 'Acme', replyTo: 'a@acme.test' };
    await outbox.queueMail(statement);
    await delivering(() => Promise.reject(new Undeliverable('552 mailbox full'))).sendDue();
    expect(await rows()).toEqual([{ status: 'FAILED', tries: 1, error: '552 mailbox full' }]);
    expect(await payloads()).toEqual([JSON.stringify(statement)]);
  });

  it('keeps nothing of a message that leads to something else', async () => {
    await outbox.queueMessage('request', { username: 'a' });
    const made = new OutboxWorker(database.db, ours);
    made.registerDelivery('request', () => Promise.resolve('DONE'));
    expect(await made.sendDue()).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('is swept of old mails, but not of those that wait, and of tokens that stand in it as they are', async () => {
    const sweep = new OutboxSweep(database.db, ours);
    await outbox.queueMail(mail('old'));
    await worker(async () => 'KEPT').sendDue();
    await outbox.queueMail(mail('waits'));
    await across().execute('UPDATE outbox SET created_at = 0');
    const { token: _token, ...plain } = invitation;
    await outbox.queueMail(plain);
    await outbox.queueMail(mail('just sent'));
    await across().execute(`UPDATE outbox SET status = 'KEPT' ORDER BY id DESC LIMIT 1`);
    await sweep.encryptPlain();
    await sweep.encryptPlain();
    await sweep.removeOld();
    const left = await payloads();
    expect(left.map((payload) => (JSON.parse(payload) as { to: string }).to)).toEqual(['waits', 'new', 'just sent']);
    expect(left[1]).not.toContain(token);
    expect(ours.decryptMail(JSON.parse(left[1] ?? '') as never)).toEqual(plain);
  });
});
