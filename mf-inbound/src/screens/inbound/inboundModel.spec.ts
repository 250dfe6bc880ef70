import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { parse } from '@depot/scanning';
import { byId, type EntryProduct, newLine } from '@depot/stock-entry';
import { describe, expect, it } from '@jest/globals';
import { scanIntoBox } from './boxScan.js';
import { allBoxes, announced, areNamed, type InboundItem, isComplete, withBox, withFollowing } from './inboundModel.js';
import { inboundRequest, totalsOf } from './inboundWork.js';

const gtin = '09506000134352';
const product = (productId: number, name: string, hasWeight: EntryProduct['hasWeight']): EntryProduct => ({
  productId,
  name,
  label: name,
  hasWeight,
  gtin,
  searchText: '',
});
const cheese = product(1, 'Cheese', 'Yes');
const tea = product(2, 'Tea', 'No');
const products = byId([cheese, tea]);
const item = (deliveryReceiptItemId: number, { productId, name }: EntryProduct, quantity: number) => ({
  deliveryReceiptItemId,
  productId,
  productName: name,
  nameOnBox: '',
  quantity,
});
const receipt: DeliveryReceipt = {
  id: 4,
  displayId: 104,
  deliveryReceiptId: 4,
  status: 'NEW',
  estimateArrivalTime: 0,
  createdBy: 'Dana',
  time: 0,
  deliveryReceiptItems: [item(41, cheese, 2), item(42, tea, 3)],
};
const named = (items: InboundItem[]) => items.map((each) => ({ ...each, nameOnBox: ` ${each.productName} ` }));
const weigh = (items: InboundItem[], boxId: number, weight: number) =>
  withBox(items, boxId, { lines: [newLine({ productId: 1, quantity: 1, weight })] });

describe('a delivery on its way in', () => {
  it('begins with as many boxes as were announced, each with an id of its own', () => {
    const boxes = allBoxes(announced(receipt, products));
    expect(boxes.map(({ item: { productName }, number }) => `${productName} ${number}`)).toEqual([
      'Cheese 1',
      'Cheese 2',
      'Tea 1',
      'Tea 2',
      'Tea 3',
    ]);
    expect(new Set(boxes.map(({ box }) => box.boxId)).size).toBe(5);
  });

  it('is complete when every item has a name and every weighed piece its weight', () => {
    const items = announced(receipt, products);
    expect(areNamed(items)).toBe(false);
    const [first = 0, second = 0] = allBoxes(items).map(({ box }) => box.boxId);
    const half = weigh(named(items), first, 1234);
    expect(isComplete(half, products)).toBe(false);
    expect(isComplete(weigh(half, second, 1000), products)).toBe(true);
    expect(isComplete(withBox(half, second, { arrived: false }), products)).toBe(true);
  });

  it('goes to the server with missing boxes empty and names trimmed', () => {
    const items = announced(receipt, products);
    const [first = 0, second = 0] = allBoxes(items).map(({ box }) => box.boxId);
    const request = inboundRequest(
      4,
      withBox(weigh(named(items), first, 1234), second, { arrived: false }),
      products,
      false,
    );
    expect(request.inboundItems[0]).toEqual({
      receiptItem: { deliveryReceiptItemId: 41, sequence: 0, quantity: 2, nameOnBox: 'Cheese' },
      boxes: [
        { boxId: first, inventories: [{ productId: 1, quantity: 1, weight: 12.34 }] },
        { boxId: second, inventories: [] },
      ],
    });
    expect(request.inboundItems[1]?.boxes).toHaveLength(3);
  });

  it('fills the boxes that follow in the same item, and no other', () => {
    const items = announced(receipt, products);
    const second = allBoxes(items)[3];
    const changed = withBox(items, second?.box.boxId ?? 0, { lines: [newLine({ productId: 2, quantity: 24 })] });
    const place = allBoxes(changed)[3];
    const filled = place ? withFollowing(changed, place) : [];
    expect(allBoxes(filled).map(({ box }) => box.lines[0]?.quantity)).toEqual([1, 1, 1, 24, 24]);
    expect(new Set(allBoxes(filled).flatMap(({ box }) => box.lines.map(({ uuid }) => uuid))).size).toBe(5);
  });

  it('adds up pieces and weight of what arrived', () => {
    const items = announced(receipt, products);
    const [first = 0, second = 0] = allBoxes(items).map(({ box }) => box.boxId);
    const half = withBox(weigh(items, first, 1234), second, { arrived: false });
    expect(half.map((each) => totalsOf(each, products))).toEqual([
      { arrived: 1, pieces: 1, weight: 1234 },
      { arrived: 3, pieces: 3, weight: 0 },
    ]);
  });
});

describe('a label scanned at a box', () => {
  const into = (text: string, lines = [newLine({ productId: 1, quantity: 1 })], of = cheese) =>
    scanIntoBox(parse(text), lines, of);

  it('gives the open line its weight, and opens another when none is open', () => {
    const first = into(`(01)${gtin}(3202)001234(10)A`);
    expect(first.ok && first.lines.map(({ weight, lot }) => [weight, lot])).toEqual([[1234, 'A']]);
    const second = first.ok ? into(`(01)${gtin}(3202)000500`, first.lines) : first;
    expect(second.ok && second.lines.map(({ weight }) => weight)).toEqual([1234, 500]);
  });

  it('is refused with its reason', () => {
    expect(into('(01)04006381333931(3202)001234')).toEqual({ ok: false, reason: 'otherProduct' });
    expect(into(`(01)${gtin}`)).toEqual({ ok: false, reason: 'noWeight' });
    expect(into('K7M2Q9ZX4T01234A')).toEqual({ ok: false, reason: 'ourLabel' });
    expect(into('?')).toEqual({ ok: false, reason: 'unreadable' });
  });

  it('tells lot and count of counted goods', () => {
    const read = into(`(01)${gtin}(10)A(30)24`, [newLine({ productId: 2, quantity: 1 })], tea);
    expect(read.ok && read.lines).toMatchObject([{ quantity: 24, lot: 'A' }]);
  });
});
