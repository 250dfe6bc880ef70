import type { Invoice } from '@depot/contracts/billing';
import { logoUrl, type SellerAnswer } from '@depot/contracts/identity';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** The smallest PNG; bytes after its end make it a different file. */
function logoOf(word: string): FormData {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  );
  const form = new FormData();
  form.append('file', new Blob([png, word]), 'logo.png');
  return form;
}

describe('the logo of a distributor', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
  });
  afterAll(() => app.close());

  const set = (word: string, client: TestClient = trade.manager) =>
    client.put<{ obj: SellerAnswer; message: string }>('/api/seller/logo', logoOf(word));
  const see = (key = '') => app.anonymous().send('GET', logoUrl(key));
  const find = async () => (await trade.manager.get<{ obj: SellerAnswer }>('/api/seller')).body.obj;
  const invoiced = async () => {
    const { orderId } = await shippedOrder(trade, { jars: 2 });
    return (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
  };
  const read = async ({ orderId }: Invoice) =>
    (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list[0]!;

  it('is shown to whoever knows its key, and leaves an edit of the details alone', async () => {
    const { version, ...details } = await find();
    expect(details.logo).toBeUndefined();
    const { status, body } = await set('first');
    expect([status, body.message]).toEqual([200, 'Company details updated.']);
    expect(body.obj.logo).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), width: 1, height: 1 });
    const { status: found, headers } = await see(body.obj.logo?.key);
    expect([found, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, max-age=31536000, immutable',
    ]);
    const saved = await trade.manager.put<{ obj: SellerAnswer }>('/api/seller', { ...details, version, phone: '1' });
    expect([saved.status, saved.body.obj.logo]).toEqual([200, body.obj.logo]);
  });

  it('of its day stays on an invoice, whatever becomes of it', async () => {
    const first = (await set('first')).body.obj.logo!;
    const before = await invoiced();
    const second = (await set('second')).body.obj.logo!;
    const after = await invoiced();
    const removed = await trade.manager.delete<{ obj: SellerAnswer }>('/api/seller/logo');
    expect([removed.status, removed.body.obj.logo]).toEqual([200, undefined]);
    const without = await invoiced();
    const logos = [await read(before), await read(after), await read(without)].map(({ seller }) => seller.logo);
    expect(logos).toEqual([first, second, undefined]);
    expect([(await see(first.key)).status, (await see(second.key)).status]).toEqual([200, 200]);
    // The same file has the same address.
    expect((await set('first')).body.obj.logo).toEqual(first);
  });

  it('is nobody else’s: not of a store, not of another distributor, and of the same file they have different ones', async () => {
    const other = await openTrade(app);
    const own = (await set('shared')).body.obj.logo!;
    const theirs = (await set('shared', other.manager)).body.obj.logo!;
    expect(theirs.key).not.toBe(own.key);
    expect((await other.manager.delete('/api/seller/logo')).status).toBe(200);
    expect((await find()).logo).toEqual(own);
    for (const person of [trade.store, trade.ops]) {
      expect((await set('mine', person)).status).toBe(403);
      expect((await person.delete('/api/seller/logo')).status).toBe(403);
    }
  });

  it('that is no picture is refused in words', async () => {
    const form = new FormData();
    form.append('file', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'logo.png');
    const refused = await trade.manager.put('/api/seller/logo', form);
    expect([refused.status, refused.body.message]).toEqual([415, 'File type is incorrect!']);
    expect((await see('0'.repeat(32))).status).toBe(404);
  });
});
