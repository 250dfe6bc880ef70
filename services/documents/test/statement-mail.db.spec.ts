import type { DocumentJobState, StatementRecipient } from '@depot/contracts/documents';
import { type Attachment, type Mail, MailContents, OutboxWorker } from '@depot/node-platform';
import { eventually, type TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { moreOften, statementsOf } from './asked-statements.js';

const october = { start: Date.UTC(2026, 9, 1, 4), end: Date.UTC(2026, 10, 1, 4) - 1 };

describe('statements by mail', () => {
  let app: TestApp;
  let trade: Trade;
  let chinese: number;
  let chineseName: string;
  let silent: number;
  /** Was billed after October. */
  let idle: number;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    const { store } = trade.tenant;
    await app.database.dataSource.query(`UPDATE tenant SET timezone = 'America/New_York' WHERE id = ?`, [
      trade.tenant.tenantId,
    ]);
    const [second, third, fourth] = [await trade.addStore(), await trade.addStore(), await trade.addStore()];
    [chinese, chineseName, silent] = [second.id, second.username, third.id];
    idle = fourth.id;
    await app.as(second).put('/api/preference', { language: 'cn' });
    await app.database.dataSource.query('UPDATE user SET username = NULL WHERE id = ?', [silent]);
    for (const storeId of [store.id, chinese, silent])
      await billed(trade, [{ storeId, invoiceDate: october.start, quantity: 3, rate: 125 }]);
    // its invoices stay its own
    await app.database.dataSource.query("UPDATE user SET role = 'WAREHOUSE_OPS' WHERE id = ?", [silent]);
    await billed(trade, [{ storeId: idle, invoiceDate: october.end + 1, quantity: 3, rate: 125 }]);
  });
  afterAll(() => app.close());

  const recipients = async (range = october) => {
    const { body } = await trade.manager.post<{ list: StatementRecipient[] }>(
      '/api/document/statements/recipients',
      range,
    );
    return new Map(body.list.map((one) => [one.userId, one]));
  };
  const mail = (more: object = {}) => trade.manager.post('/api/document/statements/mail', { ...october, ...more });
  const ended = async (jobId: unknown) => {
    const path = `/api/document/job?id=${String(jobId)}`;
    const state = async () => (await trade.manager.get<{ obj: DocumentJobState }>(path)).body.obj;
    return eventually(state, ({ status }) => status !== 'WAITING' && status !== 'RUNNING');
  };
  /** The finished job, read from the database without a request. */
  const finished = async (jobId: unknown) => {
    const jobs = () =>
      app.database.dataSource.query<{ status: string }[]>('SELECT status FROM document_job WHERE id = ?', [jobId]);
    const [job] = await eventually(jobs, ([one]) => !['WAITING', 'RUNNING'].includes(one?.status ?? ''));
    expect(job?.status).toBe('DONE');
  };
  /** Delivers the outbox and returns the mails sent. */
  const delivered = async () => {
    const left: { mail: Mail; attachments: readonly Attachment[] }[] = [];
    const worker = new OutboxWorker(app.db, app.app.get(MailContents, { strict: false }));
    worker.registerDelivery('mail', (payload, _id, attachments) => {
      left.push({ mail: payload as Mail, attachments });
      return Promise.resolve('SENT');
    });
    await worker.sendDue();
    return left;
  };

  it('name who was billed, where to, and who has no address', async () => {
    const found = await recipients();
    expect([...found.keys()].sort()).toEqual([trade.tenant.store.id, chinese, silent].sort());
    expect(found.get(silent)).toMatchObject({ mailTo: null, mailedTime: null });
    expect(found.get(trade.tenant.store.id)).toMatchObject({ mailTo: trade.tenant.store.username, mailedTime: null });
  });

  it('name the address of a disabled store, which owes what it owes, but none that is not proved to be its own', async () => {
    const set = (column: string, value: number) =>
      app.database.dataSource.query(`UPDATE user SET ${column} = ? WHERE id = ?`, [value, chinese]);
    const mailTo = async () => (await recipients()).get(chinese)?.mailTo;
    await set('disabled', 1);
    expect(await mailTo()).toBe(chineseName);
    await set('disabled', 0);
    await set('activated', 0);
    expect(await mailTo()).toBeNull();
    await set('activated', 1);
    expect(await mailTo()).toBe(chineseName);
  });

  it('leave with the statement attached, in the language of the recipient', async () => {
    const { status, body } = await mail();
    expect(status).toBe(202);
    expect(await ended(body.obj.jobId)).toEqual({ status: 'DONE', done: 2, total: 2, leftOut: 1 });
    const left = await delivered();
    expect(left.map(({ mail: { to } }) => to)).toHaveLength(2);
    const english = left.find((one) => one.mail.to === trade.tenant.store.username)!;
    const other = left.find((one) => one !== english)!;
    expect(english.mail.subject).toContain('10/1/2026 – 10/31/2026');
    expect(english.mail.body).toContain(
      'Balance on 10/31/2026: $3.75\nPast due: $0.00\nNext payment due: $3.75 on 10/31/2026\n\nQuestions? ',
    );
    expect(english.attachments.map(({ name, type }) => [name, type])).toEqual([
      ['Statement 10-1-2026 – 10-31-2026.pdf', 'application/pdf'],
    ]);
    expect(other.mail.subject).toContain('对账单');
    expect(other.mail.body).toContain('其中逾期：$0.00\n下次到期：10/31/2026，金额 $3.75\n');
    for (const { attachments } of left) expect(attachments[0]!.content.subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      await app.database.dataSource.query('SELECT COUNT(*) n FROM outbox_attachment WHERE content IS NOT NULL'),
    ).toEqual([{ n: 0 }]);
  });

  it('the outbox says what went with them, and the activity log that they went', async () => {
    const { body } = await trade.admin.get<{ list: { subject: string; attachments: string[] }[] }>('/api/admin/outbox');
    expect(body.list.filter(({ attachments }) => attachments.length === 1)).toHaveLength(2);
    const log = await trade.admin.get<{ list: { activity: string }[] }>('/api/admin/activity-log');
    expect(log.body.list.some(({ activity }) => activity.includes('Mailed 2 statements of 10/1/2026'))).toBe(true);
  });

  it('leave once for a period, also when two people send them at the same moment, and again only when asked', async () => {
    const rejected = await mail();
    expect([rejected.status, rejected.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await recipients()).get(chinese)?.mailedTime).toBeGreaterThan(0);
    const { start, end } = october;
    for (const other of [
      { start: start - 1, end },
      { start, end: end - 1 },
    ])
      expect((await recipients(other)).get(chinese)).toMatchObject({ mailedTime: null });
    const both = await Promise.all([mail({ again: true }), mail({ again: true })]);
    for (const { body } of both) expect(await ended(body.obj.jobId)).toMatchObject({ status: 'DONE', done: 2 });
    expect(await delivered()).toHaveLength(2);
  });

  it('ask as much for many stores as for one of each language, also as files', async () => {
    const more = [await trade.addStore(), await trade.addStore(), await trade.addStore()];
    await app.as(more[0]!).put('/api/preference', { language: 'cn' });
    const day = { start: Date.UTC(2026, 8, 1, 4), end: Date.UTC(2026, 8, 2, 4) - 1 };
    const all = { start: day.start, end: Date.UTC(2026, 8, 3, 4) - 1 };
    const bill = (storeId: number, invoiceDate: number) => ({ storeId, invoiceDate, quantity: 3, rate: 125 });
    await billed(trade, [bill(trade.tenant.store.id, day.start), bill(chinese, day.start)]);
    await billed(
      trade,
      more.map(({ id }, at) => ({ ...bill(id, day.end + 1), quantity: 10 + at })),
    );
    const sent = async (range: object, stores: number) => {
      const { body } = await trade.manager.post('/api/document/statements/mail', range);
      await finished(body.obj.jobId);
      const left = await delivered();
      expect(left).toHaveLength(stores);
      return left.map((one) => `${one.mail.to} ${/\$[\d.]+/.exec(one.mail.body)?.[0]}`);
    };
    let balances: string[] = [];
    const few = await statementsOf(app, () => sent(day, 2));
    const many = await statementsOf(app, async () => (balances = await sent({ ...all, again: true }, 5)));
    expect(moreOften(few, many)).toEqual([]);
    expect(balances.toSorted()).toEqual(
      [
        ...[trade.tenant.store.username, chineseName].map((to) => `${to} $3.75`),
        ...more.map(({ username }, at) => `${username} $${(12.5 + 1.25 * at).toFixed(2)}`),
      ].toSorted(),
    );
    const file = (range: object) =>
      statementsOf(app, () => trade.manager.post('/api/document/statements/download', range));
    expect(moreOften(await file(day), await file(all))).toEqual([]);
  });

  it('are not for a store or the warehouse floor', async () => {
    for (const client of [trade.store, trade.ops]) {
      expect((await client.post('/api/document/statements/mail', october)).status).toBe(403);
      expect((await client.post('/api/document/statements/recipients', october)).status).toBe(403);
    }
  });

  it('go to every store with a balance or a movement, billed in the period or not, as files too', async () => {
    const range = { start: october.end + 86_400_000, end: october.end + 2 * 86_400_000 };
    const [even, paying] = [await trade.addStore(), await trade.addStore()];
    for (const { id: storeId } of [even, paying])
      await billed(trade, [
        { storeId, invoiceDate: october.start, quantity: 1, rate: 500, isPaid: storeId === even.id },
      ]);
    const { list } = (
      await trade.manager.get<{ list: { invoiceId: string }[] }>(`/api/invoice/open?userId=${paying.id}`)
    ).body;
    await trade.manager.post('/api/invoice/payment', {
      invoiceId: list[0]!.invoiceId,
      amount: 5,
      method: 'CASH',
      date: range.start,
    });
    const found = await recipients(range);
    const owing = [trade.tenant.store.id, chinese, silent, idle];
    expect([...found.keys()]).toEqual(expect.arrayContaining([...owing, paying.id]));
    expect(found.has(even.id)).toBe(false);
    // Paid invoices are even from then on and cause no movement.
    const later = await recipients({ start: range.end + 1, end: range.end + 86_400_000 });
    expect([...later.keys()]).toEqual(expect.arrayContaining(owing));
    expect([later.has(even.id), later.has(paying.id)]).toEqual([false, false]);
    const file = await trade.manager.post('/api/document/statements/download', { ...range, storeIds: [silent, idle] });
    expect(file.status).toBe(200);
    const nobody = await trade.manager.post('/api/document/statements/download', { ...range, storeIds: [even.id] });
    expect(nobody.status).toBe(404);
  });
});
