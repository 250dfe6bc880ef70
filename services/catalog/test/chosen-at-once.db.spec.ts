import type { ListedIds } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { type TestApp, untilLockWait } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

interface ProductStores {
  set(productId: number, storeIds: readonly number[], version?: string): Promise<void>;
}

describe('who sees a product, chosen by two at the same moment', () => {
  let app: TestApp;
  let trade: Trade;
  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
  });
  afterAll(() => app.close());

  const seeing = async (productId: number) =>
    (await trade.manager.get<ListedIds>(`/api/user-product/store-ids?productId=${productId}`)).body;

  /** Selects the stores of a product, and pauses after reading its visibility until `go`. */
  async function chosen(productId: number, storeIds: number[], version: string) {
    const stores = providerOf<ProductStores>(app, 'ProductStores');
    const identity = app.app.get<IdentityPort>(IDENTITY_PORT, { strict: false });
    const known = identity.stores.bind(identity);
    let go = () => {};
    const gate = new Promise<void>((resolve) => (go = resolve));
    const hasRead = new Promise<void>((tell) => {
      jest.spyOn(identity, 'stores').mockImplementationOnce(async (ids) => {
        tell();
        await gate;
        return known(ids);
      });
    });
    const end = trade.asManager(() => app.db.transaction(() => stores.set(productId, storeIds, version)));
    await hasRead;
    return { go, end };
  }

  it('a store that got the product meanwhile keeps it', async () => {
    const { Yes: productId } = trade.goods;
    const late = await trade.addStore();
    const first = [trade.tenant.store.id];
    await trade.asManager(() =>
      app.db.transaction(() => providerOf<ProductStores>(app, 'ProductStores').set(productId, first)),
    );
    const { go, end } = await chosen(productId, first, (await seeing(productId)).version);
    const asked = trade.manager.put('/api/user-product/user', { userId: late.id, productIds: [productId] });
    await untilLockWait(app.database.dataSource, asked);
    go();
    await end;
    expect((await asked).status).toBe(200);
    expect((await seeing(productId)).list).toEqual([...first, late.id]);
  });
});
