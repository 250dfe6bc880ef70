import type { DeliveryReceipt, InboundAnswer } from '@depot/contracts/inbound';
import type { Unit } from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { inboundMigrations, InboundModule } from '@depot/service-inbound';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('delivery receipts and inbound', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp({ modules: [InboundModule], migrations: [inboundMigrations] });
    trade = await openTrade(app);
  });
  afterAll(() => app.close());

  async function announce(...items: [product: number, quantity: number][]): Promise<DeliveryReceipt> {
    const deliveryReceiptItems = items.map(([productId, quantity]) => ({ productId, quantity }));
    const body = { userId: 1, deliveryReceiptItems, estimateArrivalTime: 1_800_000_000_000 };
    const answer = await trade.ops.post<{ obj: DeliveryReceipt; message: string }>('/api/delivery-receipt', body);
    expect(answer).toMatchObject({ status: 201, body: { message: 'Delivery Receipt created!' } });
    return answer.body.obj;
  }
  const receive = (deliveryReceiptId: number, inboundItems: object[]) =>
    trade.ops.post<{ obj: InboundAnswer; message: string; code?: string }>('/api/inventory/inbound', {
      userId: 1,
      deliveryReceiptId,
      inboundItems,
    });
  const item = (
    { deliveryReceiptItemId, quantity }: DeliveryReceipt['deliveryReceiptItems'][number],
    nameOnBox: string,
    boxes: object[],
  ) => ({
    receiptItem: { deliveryReceiptItemId, sequence: 0, quantity, nameOnBox },
    boxes,
  });
  const find = async (id: number) =>
    (await trade.ops.get<{ obj: DeliveryReceipt }>(`/api/delivery-receipt?id=${id}`)).body.obj;

  it('numbers receipts, lists them newest first and answers one', async () => {
    const [first, second] = [
      await announce([trade.goods.No, 3]),
      await announce([trade.goods.Yes, 1], [trade.goods.Weighting, 2]),
    ];
    expect([first.displayId, second.displayId]).toEqual([1, 2]);
    const { list } = (await trade.ops.get<{ list: DeliveryReceipt[] }>('/api/delivery-receipt')).body;
    expect(list.slice(0, 2)).toEqual([second, first]);
    expect(await find(second.id)).toMatchObject({
      deliveryReceiptId: second.id,
      status: 'NEW',
      createdBy: trade.tenant.ops.name,
      estimateArrivalTime: 1_800_000_000_000,
      deliveryReceiptItems: [
        { productId: trade.goods.Yes, productName: 'Wheel of cheese', hasWeight: 'Yes', nameOnBox: '', quantity: 1 },
        { productId: trade.goods.Weighting, productName: 'Loose shrimp', quantity: 2 },
      ],
    });
    expect(
      (await trade.ops.get<{ list: DeliveryReceipt[] }>(`/api/delivery-receipt?before=${second.id}`)).body.list,
    ).toEqual([first]);
  });

  it('receives more and less than announced, labels every piece, and completes the receipt once', async () => {
    const receipt = await announce([trade.goods.Yes, 3], [trade.goods.No, 10], [trade.goods.Weighting, 1]);
    const [wheels, jars, shrimp] = receipt.deliveryReceiptItems;
    const request = [
      item(wheels!, 'WHEEL A', [
        { boxId: 1, inventories: [{ productId: trade.goods.Yes, weight: 12.5 }] },
        { boxId: 2, inventories: [{ productId: trade.goods.Yes, quantity: 3, weight: 9.75 }] },
      ]),
      item(shrimp!, 'SHRIMP', [
        {
          boxId: 4,
          inventories: [{ productId: trade.goods.Weighting, weight: 50.25, lot: 'S1', expiry: '2027-02-01' }],
        },
      ]),
      item(jars!, 'OLIVES', [
        { boxId: 3, inventories: [{ productId: trade.goods.No, quantity: 7 }] },
        { boxId: 5, inventories: [] },
      ]),
    ];
    const { status, body } = await receive(receipt.id, request);
    expect(status).toBe(201);
    const shape = body.obj.inboundItems.map(({ receiptItem, boxes }) => [
      receiptItem.nameOnBox,
      boxes.map(({ boxId, inventories }) => [boxId, inventories.map(({ qrText }) => qrText)]),
    ]);
    expect(shape).toEqual([
      [
        'WHEEL A',
        [
          [1, ['Wheel of cheese 12.50 lb']],
          [2, Array.from({ length: 3 }, () => 'Wheel of cheese 9.75 lb')],
        ],
      ],
      ['SHRIMP', [[4, ['Loose shrimp 50.25 lb']]]],
      [
        'OLIVES',
        [
          [3, ['Jar of olives × 7']],
          [5, []],
        ],
      ],
    ]);
    expect(await trade.level(trade.goods.Yes)).toMatchObject({ quantity: 4, totalWeight: 4175 });
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 7 });
    expect(await trade.level(trade.goods.Weighting)).toMatchObject({ quantity: 0, totalWeight: 5025 });
    const done = await find(receipt.id);
    expect(done.status).toBe('COMPLETED');
    expect(
      done.deliveryReceiptItems.map(({ quantity, receivedQuantity, nameOnBox }) => [
        nameOnBox,
        quantity,
        receivedQuantity,
      ]),
    ).toEqual([
      ['WHEEL A', 3, 4],
      ['OLIVES', 10, 7],
      ['SHRIMP', 1, 1],
    ]);
    const again = await receive(receipt.id, request);
    expect(again).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    expect(again.body.message).toContain('no longer new');
    const { list } = (await trade.ops.get(`/api/inventory/history?pid=${trade.goods.No}`)).body;
    expect(list).toEqual([expect.objectContaining({ cause: 'INBOUND', quantity: 7, deliveryReceiptId: receipt.id })]);
  });

  it('receives a receipt once, however many try at the same moment', async () => {
    const before = await trade.level(trade.goods.No);
    const receipt = await announce([trade.goods.No, 5]);
    const request = [
      item(receipt.deliveryReceiptItems[0]!, 'JARS', [
        { boxId: 1, inventories: [{ productId: trade.goods.No, quantity: 5 }] },
      ]),
    ];
    const response = await Promise.all(Array.from({ length: 6 }, () => receive(receipt.id, request)));
    expect(response.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect((await trade.level(trade.goods.No)).quantity).toBe(before.quantity + 5);
  });

  it('refuses an inbound that does not answer its receipt, and changes nothing', async () => {
    const receipt = await announce([trade.goods.No, 2], [trade.goods.Yes, 1]);
    const [jars, wheels] = receipt.deliveryReceiptItems;
    const jarsIn = item(jars!, 'J', [{ boxId: 1, inventories: [{ productId: trade.goods.No, quantity: 2 }] }]);
    const wheelsIn = (boxId: number, more: object) =>
      item(wheels!, 'W', [{ boxId, inventories: [{ productId: trade.goods.Yes, ...more }] }]);
    const messageOf = async (...items: object[]) => {
      const { status, body } = await receive(receipt.id, items);
      return `${status} ${body.message}`;
    };
    expect(await messageOf(jarsIn)).toBe('400 The delivery receipt item of Wheel of cheese is missing.');
    expect(await messageOf(jarsIn, wheelsIn(1, { weight: 1 }))).toBe('400 Box 1 is named twice.');
    expect(await messageOf(jarsIn, wheelsIn(2, { quantity: 1 }))).toBe('400 A weight is needed for Wheel of cheese.');
    expect(await messageOf(jarsIn, wheelsIn(2, { productId: trade.goods.No, quantity: 1 }))).toBe(
      '400 Box 2 holds Jar of olives, which its item does not name.',
    );
    expect(await messageOf(jarsIn, wheelsIn(2, { weight: 1 }), { ...jarsIn, boxes: [] })).toBe(
      '400 A delivery receipt item is named twice.',
    );
    const strange = item({ ...jars!, deliveryReceiptItemId: 4_000_000 }, 'X', []);
    expect(await messageOf(jarsIn, wheelsIn(2, { weight: 1 }), strange)).toBe(
      '400 This item does not belong to the delivery receipt.',
    );
    expect((await find(receipt.id)).status).toBe('NEW');
  });

  it('cancels a NEW receipt only', async () => {
    const receipt = await announce([trade.goods.No, 2]);
    expect((await trade.ops.delete(`/api/delivery-receipt?id=${receipt.id}`)).body).toEqual({
      message: `Delivery receipt #${receipt.displayId} cancelled.`,
    });
    expect((await trade.ops.delete(`/api/delivery-receipt?id=${receipt.id}`)).body.code).toBe('INVALID_TRANSITION');
    expect((await receive(receipt.id, [item(receipt.deliveryReceiptItems[0]!, 'J', [])])).status).toBe(409);
  });

  it.each(['gb', 'cn'])(
    'says which lines name a product that does not exist, in the language of %s',
    async (language) => {
      interface FailureBody {
        message: string;
        details: { path: string; message: string }[];
      }
      const lines = [trade.goods.No, 999_999, trade.goods.Yes, 999_998].map((productId) => ({
        productId,
        quantity: 1,
        weight: 1,
      }));
      const message = { gb: 'This product does not exist.', cn: '该商品不存在。' }[language];
      const refusedWith = async (path: string, field: string, more: object = {}) => {
        const body = { userId: 1, [field]: lines, ...more };
        const answer = await trade.ops.post<FailureBody>(path, body, { 'accept-language': language });
        return [answer.status, answer.body.message, answer.body.details];
      };
      const refusal = (field: string) => [
        ...[404, { gb: 'Lines with a product that does not exist: 2, 4.', cn: '第 2、4 行的商品不存在。' }[language]],
        [1, 3].map((index) => ({ path: `${field}.${index}.productId`, message })),
      ];
      const receipt = await refusedWith('/api/delivery-receipt', 'deliveryReceiptItems', { estimateArrivalTime: 1 });
      expect(receipt).toEqual(refusal('deliveryReceiptItems'));
      expect(await refusedWith('/api/inventory', 'inventoryList')).toEqual(refusal('inventoryList'));
      const announced = await announce([trade.goods.No, 1]);
      const boxes = [{ boxId: 1, inventories: lines.slice(0, 2) }];
      const inbound = {
        userId: 1,
        deliveryReceiptId: announced.id,
        inboundItems: [item(announced.deliveryReceiptItems[0]!, 'A', boxes)],
      };
      const { body } = await trade.ops.post<FailureBody>('/api/inventory/inbound', inbound, {
        'accept-language': language,
      });
      expect(body.details).toEqual([{ path: 'inboundItems.0.boxes.0.inventories.1.productId', message }]);
    },
  );

  it('announces no more boxes than can be received at once', async () => {
    const { No, Yes } = trade.goods;
    const most = await announce([No, 1_999], [Yes, 1]);
    const [jars, wheel] = most.deliveryReceiptItems;
    // the longest possible request: in each box one line with all label data
    const facts = { lot: '批'.repeat(50), expiry: '2037-03-31' };
    const box = (productId: number, at: number) => ({
      boxId: 990_000 + at,
      inventories: [{ productId, quantity: 1, ...facts, ...(productId === Yes && { weight: 12.34 }) }],
    });
    const boxes = Array.from({ length: 1_999 }, (_, at) => box(No, at));
    const items = [item(jars!, '箱'.repeat(100), boxes), item(wheel!, 'Wheel', [box(Yes, 1_999)])];
    expect((await receive(most.id, items)).status).toBe(201);

    const refused = (language: string, ...quantities: number[]) =>
      trade.ops.post(
        '/api/delivery-receipt',
        {
          deliveryReceiptItems: quantities.map((quantity) => ({ productId: No, quantity })),
          estimateArrivalTime: 1_800_000_000_000,
        },
        { 'accept-language': language },
      );
    expect((await refused('gb', 2_001)).status).toBe(400);
    const both = [await refused('gb', 2_000, 1), await refused('cn', 2_000, 1)];
    expect(both.map(({ status }) => status)).toEqual([400, 400]);
    expect(both.map(({ body }) => body.message)).toEqual([
      'A delivery receipt can have at most 2000 boxes, and this one has 2001. Put the rest on another one.',
      '一张到货通知单最多 2000 箱，此单有 2001 箱，其余请另开一张。',
    ]);
  });

  it('asks for whole amounts, known products and a known receipt', async () => {
    const post = (deliveryReceiptItems: object[]) =>
      trade.ops.post('/api/delivery-receipt', { deliveryReceiptItems, estimateArrivalTime: 1 });
    expect((await post([])).status).toBe(400);
    expect((await post([{ productId: trade.goods.No, quantity: 0 }])).status).toBe(400);
    expect((await post([{ productId: 4_000_000, quantity: 1 }])).status).toBe(404);
    expect((await receive(4_000_000, [item({ deliveryReceiptItemId: 1, quantity: 1 } as never, 'J', [])])).status).toBe(
      404,
    );
  });

  it('lets only the warehouse in, and keeps tenants apart', async () => {
    const receipt = await announce([trade.goods.No, 2]);
    for (const user of [trade.tenant.store, trade.tenant.viewer])
      expect((await app.as(user).get('/api/delivery-receipt')).status).toBe(403);
    const stranger = app.as((await app.seedTenant('Harbor')).ops);
    expect((await stranger.get('/api/delivery-receipt')).body.list).toEqual([]);
    expect((await stranger.get(`/api/delivery-receipt?id=${receipt.id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/delivery-receipt?id=${receipt.id}`)).status).toBe(404);
    const body = { deliveryReceiptId: receipt.id, inboundItems: [item(receipt.deliveryReceiptItems[0]!, 'J', [])] };
    expect((await stranger.post('/api/inventory/inbound', body)).status).toBe(404);
    const theirs = { deliveryReceiptItems: [{ productId: trade.goods.No, quantity: 1 }], estimateArrivalTime: 1 };
    expect((await stranger.post('/api/delivery-receipt', theirs)).status).toBe(404);
  });

  it('keeps the serial number of a piece, and receives none that is in stock', async () => {
    const first = await announce([trade.goods.Yes, 1]);
    const [wheel] = first.deliveryReceiptItems;
    const piece = { productId: trade.goods.Yes, weight: 8.25, serial: 'W-0042' };
    const { body } = await receive(first.id, [item(wheel!, 'WHEEL', [{ boxId: 1, inventories: [piece] }])]);
    const [made] = body.obj.inboundItems[0]!.boxes[0]!.inventories;
    const { list } = (await trade.ops.get<{ list: Unit[] }>(`/api/inventory?productId=${trade.goods.Yes}`)).body;
    expect(list.find(({ inventoryId }) => inventoryId === made!.inventoryId)).toMatchObject({ serial: 'W-0042' });

    const second = await announce([trade.goods.Yes, 1]);
    const [again] = second.deliveryReceiptItems;
    const refused = await receive(second.id, [item(again!, 'WHEEL', [{ boxId: 1, inventories: [piece] }])]);
    expect(refused).toMatchObject({ status: 409, body: { code: 'DUPLICATE' } });
    expect(refused.body.message).toContain('W-0042 is in stock already');
    expect((await find(second.id)).status).toBe('NEW');

    // Stock removed by mistake can be received again; shipped stock cannot.
    const reason = 'Wrong label';
    expect((await trade.ops.delete(`/api/inventory?id=${made!.inventoryId}&reason=${reason}`)).status).toBe(200);
    const back = await receive(second.id, [item(again!, 'WHEEL', [{ boxId: 1, inventories: [piece] }])]);
    expect(back.status).toBe(201);
    await shippedOrder(trade, { wheels: [back.body.obj.inboundItems[0]!.boxes[0]!.inventories[0]!.inventoryId] });
    const third = await announce([trade.goods.Yes, 1]);
    const [once] = third.deliveryReceiptItems;
    const gone = await receive(third.id, [item(once!, 'WHEEL', [{ boxId: 1, inventories: [piece] }])]);
    expect([gone.status, gone.body.code]).toEqual([409, 'DUPLICATE']);
    expect(gone.body.message).not.toContain('in stock');
  });
});
