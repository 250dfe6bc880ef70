import type { TestApp } from '@depot/node-testing';
import { fileForm, importEnd } from '@depot/service-testing/import-file';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('a file that updates products', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
  });
  afterAll(() => app.close());

  const file = fileContent('9.75');
  const send = async (query: string, content = file, kind = 'products') =>
    trade.manager.post(`/api/import/${kind}?${query}`, fileForm(content, 'products.csv'));
  const ended = async (query: string, content?: string) => {
    const { status, body } = await send(query, content);
    expect(status).toBe(202);
    return importEnd(trade.manager, Number(body.obj.importId));
  };
  const price = async () => {
    const { body } = await trade.manager.get<{ list: { productId: number; price: number }[] }>('/api/product');
    return body.list.find(({ productId }) => productId === trade.goods.No)?.price;
  };
  const edit = (to: number) => trade.manager.put('/api/product', { product: { productId: trade.goods.No, price: to } });

  it('is refused as a whole where a product was changed since its newest check', async () => {
    const checked = await ended('mode=update&dryRun=true');
    expect(checked).toMatchObject({ status: 'CHECKED', mode: 'update', changeCount: 1 });
    expect(checked.changes).toMatchObject([{ line: 2, name: 'Jar of olives', column: 'price', after: '9.75' }]);
    await edit(9.5);
    const refused = await ended('mode=update');
    expect(refused).toMatchObject({ status: 'REFUSED', errorCount: 1, changeCount: 0 });
    expect(refused.errors[0]?.message).toContain('was changed since the file was checked');
    expect(await price()).toBe(9.5);
    await ended('mode=update&dryRun=true');
    expect(await ended('mode=update')).toMatchObject({ status: 'APPLIED', changeCount: 1 });
    expect(await price()).toBe(9.75);
  });

  it('goes by its own look where nobody has checked it, and is no other file', async () => {
    await edit(9.5);
    expect(await ended('mode=update', fileContent('8.25'))).toMatchObject({ status: 'APPLIED' });
    expect(await price()).toBe(8.25);
  });

  it('adds where no mode is said, and updates nothing but products and stores', async () => {
    expect(await ended('dryRun=true')).toMatchObject({ status: 'REFUSED', mode: 'add', changes: [] });
    const answer = await send('mode=update', 'product,quantity\nx,1\n', 'stock');
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION']);
    expect((await send('mode=replace')).status).toBe(400);
  });
});

function fileContent(price: string): string {
  return ['secondaryName,subWarehouse,category,subCategory,price,hasWeight', `Jar of olives,,,,${price},`].join('\n');
}
