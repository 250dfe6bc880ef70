import type { Unit } from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { textOf } from '@depot/service-testing/printed-text';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('labels that are printed again', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
  });
  afterAll(() => app.close());

  /** The label as the page of the goods prints it again. */
  const reprinted = async (inventoryId: number, language: string) => {
    const { obj: unit } = (await trade.ops.get<{ obj: Unit }>(`/api/inventory?id=${inventoryId}`)).body;
    const qrCodes = [{ qrValue: unit.qrValue, qrText: unit.qrText, lot: unit.lot }];
    const { bytes } = await trade.ops.post(
      '/api/document/qr-code/download',
      { qrCodes },
      { 'accept-language': language },
    );
    return (await textOf(bytes)).replace(/\s+/g, ' ');
  };

  it('say of a pool what is left of it after some of it was shipped, and of a used up one what it was', async () => {
    const [pool] = await trade.receive([{ productId: trade.goods.Weighting, weight: 10_025, lot: 'POOL-7' }]);
    for (const language of ['gb', 'cn']) {
      expect(await reprinted(pool!.inventoryId, language)).toContain('Loose shrimp 100.25 lb LOT POOL-7');
    }
    await shippedOrder(trade, { shrimp: 86.88 });
    for (const language of ['gb', 'cn']) {
      const label = await reprinted(pool!.inventoryId, language);
      expect(label).toContain('Loose shrimp 13.37 lb LOT POOL-7');
      expect(label).not.toContain('100.25');
    }
    await shippedOrder(trade, { shrimp: 13.37 });
    expect(await reprinted(pool!.inventoryId, 'gb')).toContain('Loose shrimp 100.25 lb');
  });
});
