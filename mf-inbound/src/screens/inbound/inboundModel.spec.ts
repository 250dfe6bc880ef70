import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { parse } from '@depot/scanning';
import { byId, type EntryProduct, newEntryLine } from '@depot/stock-entry';
import { describe, expect, it } from '@jest/globals';
import { scanIntoBoxes, scanOntoBox } from './boxScan.js';
import {
  countBoxDifference,
  findOpenBox,
  groupBoxes,
  hasEveryName,
  type InboundItem,
  isInboundComplete,
  listBoxes,
  makeItems,
  withBox,
  withFollowing,
} from './inboundModel.js';
import { buildInboundRequest, sumItem } from './inboundWork.js';

const gtin = '09506000134352';
const teaGtin = '04006381333931';
const product = (productId: number, name: string, hasWeight: EntryProduct['hasWeight'], own = gtin): EntryProduct => ({
  productId,
  name,
  label: name,
  hasWeight,
  gtin: own,
  searchText: '',
});
const cheese = product(1, 'Cheese', 'Yes');
const teaCase = '14006381333938';
const tea = { ...product(2, 'Tea', 'No', teaGtin), gtins: [{ gtin: teaCase, quantity: 12 }] };
const products = byId([cheese, tea]);
const item = (deliveryReceiptItemId: number, { productId, name, hasWeight }: EntryProduct, quantity: number) => ({
  deliveryReceiptItemId,
  productId,
  productName: name,
  hasWeight,
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
  withBox(items, boxId, { lines: [newEntryLine({ productId: 1, quantity: 1, weight })] });

describe('boxes of an item', () => {
  const weighed = (box: number, weight: number) => (items: InboundItem[]) => weigh(items, box, weight);
  const fill = (...changes: ((items: InboundItem[]) => InboundItem[])[]) =>
    changes.reduce((items, change) => change(items), makeItems(receipt, products));

  it('are folded where they follow each other with the same content', () => {
    const [, teaItem] = fill((items) => withBox(items, 5, { arrived: false }));
    expect(groupBoxes(teaItem!).map(({ first, last }) => [first, last])).toEqual([
      [1, 2],
      [3, 3],
    ]);
    const [alike] = fill(weighed(1, 500), weighed(2, 500));
    expect(groupBoxes(alike!)).toMatchObject([{ first: 1, last: 2 }]);
    const [apart] = fill(weighed(1, 500), weighed(2, 600));
    expect(groupBoxes(apart!)).toHaveLength(2);
  });

  it('are gone through by those that are still open, from here on and then from the start', () => {
    const boxes = listBoxes(fill(weighed(2, 600)));
    expect(findOpenBox(boxes, 0, products)).toBe(2);
    expect(findOpenBox(boxes, 4, products)).toBe(0);
    const done = fill(weighed(1, 500), weighed(2, 600)).map((each) => ({
      ...each,
      boxes: each.boxes.map((box) => (each.productId === 2 ? { ...box, arrived: false } : box)),
    }));
    expect(findOpenBox(listBoxes(done), 0, products)).toBeUndefined();
  });
});

describe('a delivery on its way in', () => {
  it('begins with as many boxes as were announced, each with an id of its own', () => {
    const boxes = listBoxes(makeItems(receipt, products));
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
    const items = makeItems(receipt, products);
    expect(hasEveryName(items)).toBe(false);
    const [first = 0, second = 0] = listBoxes(items).map(({ box }) => box.boxId);
    const half = weigh(named(items), first, 1234);
    expect(isInboundComplete(half, products)).toBe(false);
    expect(isInboundComplete(weigh(half, second, 1000), products)).toBe(false);
    // Counted boxes start empty: a box that was not counted must not be received in full.
    const counted = (items: InboundItem[]) =>
      listBoxes(items)
        .slice(2)
        .reduce(
          (all, { box }) => withBox(all, box.boxId, { lines: [newEntryLine({ productId: 2, quantity: 1 })] }),
          items,
        );
    expect(isInboundComplete(counted(weigh(half, second, 1000)), products)).toBe(true);
    expect(isInboundComplete(counted(withBox(half, second, { arrived: false })), products)).toBe(true);
  });

  it('goes to the server with missing boxes empty and names trimmed', () => {
    const items = makeItems(receipt, products);
    const [first = 0, second = 0] = listBoxes(items).map(({ box }) => box.boxId);
    const request = buildInboundRequest(
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
    const items = makeItems(receipt, products);
    const second = listBoxes(items)[3];
    const changed = withBox(items, second?.box.boxId ?? 0, { lines: [newEntryLine({ productId: 2, quantity: 24 })] });
    const place = listBoxes(changed)[3];
    const filled = place ? withFollowing(changed, place) : [];
    expect(listBoxes(filled).map(({ box }) => box.lines[0]?.quantity)).toEqual([1, 1, undefined, 24, 24]);
    expect(new Set(listBoxes(filled).flatMap(({ box }) => box.lines.map(({ uuid }) => uuid))).size).toBe(5);
  });

  it('adds up pieces and weight of what arrived', () => {
    const items = makeItems(receipt, products);
    const [first = 0, second = 0] = listBoxes(items).map(({ box }) => box.boxId);
    const half = withBox(weigh(items, first, 1234), second, { arrived: false });
    expect(half.map((each) => sumItem(each, products))).toEqual([
      { arrived: 1, pieces: 1, weight: 1234 },
      { arrived: 3, pieces: 3, weight: 0 },
    ]);
  });
});

describe('labels scanned at the boxes', () => {
  const start = () => makeItems(receipt, products);
  const factsOf = (text: string) => {
    const read = parse(text);
    return read.kind === 'gs1' ? read.gs1 : { elements: [] };
  };
  /** Scans one code after the other, each from the place of the previous one. */
  const scanAll = (...texts: string[]) => {
    let items = start();
    let current = listBoxes(items)[0]!;
    const went: string[] = [];
    for (const text of texts) {
      const result = scanIntoBoxes(factsOf(text), items, current, products);
      if (result.kind === 'filled') [items, current] = [result.items, result.place];
      const { productName } = current.item;
      const where = `${productName} ${current.number}`;
      if (result.kind === 'ambiguous') went.push('ambiguous');
      else if (result.kind === 'refused') went.push(result.reason);
      else went.push(`${where}${result.isOver ? ' over' : ''}${result.isHalf ? ' half' : ''}`);
    }
    return { items, went };
  };
  const box = (weight: string, more = '') => `(01)${gtin}(3202)${weight}${more}`;

  it('leave what was typed of a box where they do not say it', () => {
    const items = makeItems(receipt, products);
    const [first] = listBoxes(items);
    const typed = newEntryLine({ productId: 1, quantity: 1, lot: 'L7', expiry: '2027-03-01' });
    const begun = withBox(items, first!.box.boxId, { lines: [typed] });
    const result = scanIntoBoxes(factsOf(box('001234')), begun, listBoxes(begun)[0]!, products);
    const [line] = result.kind === 'filled' ? result.place.box.lines : [];
    expect([line?.weight, line?.lot, line?.expiry]).toEqual([1234, 'L7', '2027-03-01']);
  });

  it('fill the boxes in a row, and lead to the item that they name', () => {
    const { items, went } = scanAll(box('001234', '(10)A'), `(01)${teaGtin}(30)24`, box('000500'), teaGtin, teaGtin);
    expect(went).toEqual(['Cheese 1', 'Tea 1', 'Cheese 2', 'Tea 2', 'Tea 3']);
    expect(
      listBoxes(items).map(({ box: { lines } }) => lines.map(({ weight, quantity }) => weight ?? quantity)),
    ).toEqual([[1234], [500], [24], [1], [1]]);
    expect(items[0]?.boxes[0]?.lines[0]?.lot).toBe('A');
    expect(isInboundComplete(named(items), products)).toBe(true);
  });

  it('count a case as its pieces, and lead to its item too', () => {
    const { items, went } = scanAll(`(01)${teaCase}`, `(02)${teaCase}(37)2`, teaGtin);
    expect(went).toEqual(['Tea 1', 'Tea 2', 'Tea 3']);
    expect(items[1]?.boxes.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[12], [24], [1]]);
  });

  it('are seen at once when there are more than announced, or a box is missing', () => {
    const { items, went } = scanAll(box('000100'), box('000200'), box('000300'));
    expect(went.at(-1)).toBe('Cheese 2 over');
    expect(items.map((item) => countBoxDifference(item, products))).toEqual([
      { short: 0, over: 1 },
      { short: 0, over: 0 },
    ]);
    const missing = withBox(items, items[1]?.boxes[0]?.boxId ?? 0, { arrived: false });
    expect(countBoxDifference(missing[1]!, products)).toEqual({ short: 1, over: 0 });
  });

  it('fill nothing by a weight or a lot without an item number', () => {
    const { items, went } = scanAll(box('001234'), '(3202)001234', '(10)A');
    expect(went).toEqual(['Cheese 1', 'noItem', 'noItem']);
    expect(listBoxes(items).map(({ box: { lines } }) => lines[0]?.weight ?? 0)).toEqual([1234, 0, 0, 0, 0]);
  });

  it('are refused with their reason, and a serial number the second time', () => {
    expect(scanAll('(01)09506000117843(3202)001234').went).toEqual(['otherProduct']);
    expect(scanAll(box('000100', '(21)S1'), box('000100', '(21)S1'), box('000100', '(21)S2')).went).toEqual([
      'Cheese 1',
      'alreadyScanned',
      'Cheese 2',
    ]);
  });

  it('are half scanned without their weight, and are given it by the next barcode', () => {
    const items = start();
    const half = scanIntoBoxes(factsOf(`(01)${gtin}`), items, listBoxes(items)[1]!, products);
    if (half.kind !== 'filled') throw new Error(half.kind);
    expect([half.place.number, half.isHalf]).toEqual([2, true]);
    const [part, whole] = [factsOf('(3202)001234(10)A'), factsOf(box('001234', '(10)A'))];
    const added = scanOntoBox(half.line, { whole, part }, half.items, products);
    if (added?.kind !== 'filled') throw new Error('refused');
    expect(listBoxes(added.items).map(({ box: { lines } }) => lines[0]?.weight ?? 0)).toEqual([0, 1234, 0, 0, 0]);
    expect([added.place.box.lines[0]?.lot, added.isHalf]).toEqual(['A', false]);
  });

  it('of counted goods leave the lot in the box that the item has filled', () => {
    const items = start();
    const first = scanIntoBoxes(factsOf(teaCase), items, listBoxes(items)[2]!, products);
    if (first.kind !== 'filled') throw new Error(first.kind);
    const typed = withBox(first.items, first.line.boxId, {
      lines: first.place.box.lines.map((line) => ({ ...line, quantity: 11 })),
    });
    const [part, whole] = [factsOf('(10)L1'), factsOf(`(01)${teaCase}(10)L1`)];
    const added = scanOntoBox(first.line, { whole, part }, typed, products);
    const tea1 = added?.kind === 'filled' ? added.place : undefined;
    expect(tea1?.box.lines.map(({ quantity, lot }) => [quantity, lot])).toEqual([[11, 'L1']]);
    expect(scanOntoBox(first.line, { whole, part: factsOf('(3202)001234') }, typed, products)).toBeUndefined();
  });

  it('of a GTIN that two items have fill the open box at hand, else the only open one, else ask', () => {
    const twin = product(3, 'Cheese, aged', 'Yes');
    const both = byId([cheese, twin]);
    const items = makeItems({ ...receipt, deliveryReceiptItems: [item(41, cheese, 1), item(43, twin, 1)] }, both);
    const [first, second] = [listBoxes(items)[0]!, listBoxes(items)[1]!];
    const scanFrom = (from: InboundItem[], at: number, productId?: number) => {
      const scanned = scanIntoBoxes(factsOf(box('001234')), from, listBoxes(from)[at]!, both, productId);
      if (scanned.kind === 'ambiguous') return scanned.among.map(({ name }) => name);
      return scanned.kind === 'filled' ? scanned.place.item.productName : scanned.reason;
    };
    expect(scanFrom(items, 1)).toBe('Cheese, aged');
    expect(scanFrom(weigh(items, first.box.boxId, 1000), 0)).toBe('Cheese, aged');
    const full = withBox(weigh(items, first.box.boxId, 1000), second.box.boxId, {
      lines: [newEntryLine({ productId: 3, quantity: 1, weight: 900 })],
    });
    expect(scanFrom(full, 0)).toEqual(['Cheese', 'Cheese, aged']);
    expect(scanFrom(full, 0, 3)).toBe('Cheese, aged');
  });

  it('of another product of ours never fill the box of a product without a GTIN', () => {
    const plain = product(4, 'Brisket', 'Yes', '');
    const all = byId([plain, cheese]);
    const items = makeItems({ ...receipt, deliveryReceiptItems: [item(44, plain, 2)] }, all);
    expect(scanIntoBoxes(factsOf(box('001234')), items, listBoxes(items)[0]!, all)).toEqual({
      kind: 'refused',
      reason: 'otherProduct',
    });
  });
});
