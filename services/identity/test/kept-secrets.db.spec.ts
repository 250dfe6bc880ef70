import { createHash } from 'node:crypto';
import { type Delivery, type Mail, OutboxWorker } from '@depot/node-platform';
import { type TestApp, testPassword, type TestTenant } from '@depot/node-testing';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface LinkAnswer {
  obj: { id: number; url?: string };
  token?: string;
}

const newPassword = 'harbor-lane-77';
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const tokenIn = (text: string | undefined) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';

/** A stolen backup must not contain a usable credential. */
describe('what lets somebody in', () => {
  let app: TestApp;
  let tenant: TestTenant;
  /** Every credential that a response or mail has contained. */
  const told = new Map<string, string>();
  const publish = (name: string, secret: string | undefined) => {
    expect(secret).toMatch(/^.{5,}/);
    told.set(name, secret ?? '');
    return secret ?? '';
  };
  const outbox = async (becomes: Delivery) => {
    const mails: Mail[] = [];
    const worker = app.app.get(OutboxWorker, { strict: false });
    worker.registerDelivery('mail', (payload) => {
      mails.push(payload as Mail);
      return Promise.resolve(becomes);
    });
    await worker.sendDue();
    return mails;
  };
  const key = (name: string) => ({ 'idempotency-key': name });

  beforeAll(async () => {
    app = await wholeProduct();
    tenant = await app.seedTenant('Golden Wok');
  });
  afterAll(() => app.close());

  /** Every cell of every table as text, by table and column. */
  async function cells(): Promise<{ place: string; text: string }[]> {
    const { dataSource } = app.database;
    const tables = await dataSource.query<{ name: string }[]>(
      `SELECT table_name name FROM information_schema.tables WHERE table_schema = DATABASE()`,
    );
    expect(tables.length).toBeGreaterThan(40);
    const found = await Promise.all(
      tables.map(async ({ name }) => {
        const rows = await dataSource.query<Record<string, unknown>[]>(`SELECT * FROM \`${name}\``);
        return rows.flatMap((row) =>
          Object.entries(row).map(([column, value]) => ({
            place: `${name}.${column}`,
            text: Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
          })),
        );
      }),
    );
    return found.flat();
  }

  it('is told once: the same key answers the same without it', async () => {
    const body = { name: 'New One', role: 'WAREHOUSE_OPS', username: 'new@one.test' };
    const made = await app.as(tenant.manager).post<LinkAnswer>('/api/user', body, key('make'));
    publish('first invitation', tokenIn(made.body.obj.url));
    const again = await app.as(tenant.manager).post<LinkAnswer>('/api/user', body, key('make'));
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again).toMatchObject({ status: 201, body: { obj: { id: made.body.obj.id, name: 'New One' } } });
    expect(again.body.obj).not.toHaveProperty('url');

    const resend = `/api/user/resend-activation-email?id=${made.body.obj.id}`;
    const sent = await app.as(tenant.manager).post<LinkAnswer>(resend, undefined, key('resend'));
    publish('second invitation', tokenIn(sent.body.obj.url));
    const resent = await app.as(tenant.manager).post<LinkAnswer>(resend, undefined, key('resend'));
    expect(resent.body.obj).toEqual({});

    const change = { password: testPassword, newPassword };
    const changed = await app.as(tenant.ops).put<LinkAnswer>('/api/user/password', change, key('change'));
    expect(changed.status).toBe(200);
    publish('session of a changed password', changed.body.token);
    told.set('hash of both passwords', sha256(JSON.stringify(['PUT', '/api/user/password', change])));
  });

  it('stands nowhere in the database, neither while mails wait nor after they are kept or sent', async () => {
    const anonymous = app.anonymous();
    const waiting = await outbox('KEPT');
    expect(waiting.map(({ body }) => tokenIn(body))).toEqual([
      told.get('first invitation'),
      told.get('second invitation'),
    ]);
    const register = { token: told.get('second invitation'), name: 'New One', username: 'new@one.test' };
    expect((await anonymous.post('/api/auth/register', { ...register, password: newPassword })).status).toBe(201);
    const [activation] = await outbox('SENT');
    publish('activation', tokenIn(activation?.body));
    expect((await anonymous.get(`/api/auth/activation?token=${told.get('activation')}`)).status).toBe(200);
    const signIn = { username: 'new@one.test', password: newPassword };
    publish('session', (await anonymous.post<LinkAnswer>('/api/auth/login', signIn)).body.token);
    await anonymous.post('/api/auth/reset-pwd-token', { username: 'new@one.test' });
    await outbox('FAILED'); // finds the account, then fails to mail
    await app
      .as(tenant.manager)
      .post('/api/user', { name: 'Waits', role: 'WAREHOUSE_OPS', username: 'waits@one.test' });
    publish('password', newPassword);
    publish('old password', testPassword);

    const kept = await cells();
    expect(kept.some(({ place }) => place === 'outbox.payload')).toBe(true);
    const found = [...told].flatMap(([name, secret]) =>
      kept.filter(({ text }) => text.includes(secret)).map(({ place }) => `${name} in ${place}`),
    );
    expect(found).toEqual([]);
    const links = kept.filter(({ text }) => /token=[\w-]/.test(text)).map(({ place }) => place);
    expect(links).toEqual([]);
  });

  it('leaves no row of sixty requests for accounts that do not exist', async () => {
    for (let at = 0; at < 60; at += 1)
      await app
        .anonymous()
        .post(
          '/api/auth/reset-pwd-token',
          { username: `nobody${at}@x.test` },
          { 'x-forwarded-for': `203.0.113.${at}` },
        );
    const requests = () => app.database.dataSource.query(`SELECT id FROM outbox WHERE kind = 'password-reset'`);
    expect(await requests()).toHaveLength(60);
    expect(await outbox('SENT')).toHaveLength(1);
    expect(await requests()).toEqual([]);
  });
});
