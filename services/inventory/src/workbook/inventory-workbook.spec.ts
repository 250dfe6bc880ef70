import type { InventoryRowAnswer } from '@depot/contracts/inventory';
import { runInContext } from '@depot/node-context';
import { describe, expect, it } from '@jest/globals';
import { readSheet } from 'read-excel-file/node';
import { buildInventoryWorkbook } from './inventory-workbook.js';

const row: InventoryRowAnswer = {
  productId: 1,
  secondaryName: '=HYPERLINK("http://evil","click")',
  tertiaryName: '@SUM(A1)',
  quantity: 12,
  reorderPoint: null,
  price: 1250,
  wholesalePrice: 1025,
  totalWholesalePrice: 12_300,
  totalWeight: 0,
  hasWeight: 'No',
  booked: 2,
  reserved: 0,
  gtin: '00012345678905',
  code: '-1+1',
  location: 'A-1',
  lastIn: Date.UTC(2026, 2, 4, 2),
  subWarehouse: { id: 1, name: 'Cold' },
  category: { id: 1, name: 'Dairy' },
  subCategory: { id: 1, name: 'Cheese' },
  brand: null,
};

describe('inventoryWorkbook', () => {
  it('keeps numbers numbers, codes whole, dates of the warehouse, and turns no text into a formula', async () => {
    const workbook = await runInContext({}, () => buildInventoryWorkbook([row], 'America/New_York'));
    const [sums, titles, cells] = await readSheet(workbook);
    const byTitle = Object.fromEntries((titles ?? []).map((title, index) => [String(title), cells?.[index]]));
    expect([sums?.[0], sums?.[titles?.indexOf('Value at wholesale price') ?? 0]]).toEqual(['Total', 123]);
    expect(byTitle).toMatchObject({
      Name: '=HYPERLINK("http://evil","click")',
      'Second name': '@SUM(A1)',
      Quantity: 12,
      Price: 12.5,
      GTIN: '00012345678905',
      Code: '-1+1',
      'Last in': new Date(Date.UTC(2026, 2, 3)),
      Supplier: null,
    });
  });

  it('speaks Chinese', async () => {
    const workbook = await runInContext({ language: 'cn' }, () => buildInventoryWorkbook([row], 'UTC'));
    expect((await readSheet(workbook))[1]).toContain('批发价');
  });
});
