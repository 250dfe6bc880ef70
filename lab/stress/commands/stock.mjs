/** Goods that come in, are corrected, removed and counted. */
const warehouse = ['WAREHOUSE_OPS', 'WAREHOUSE_ADMIN', 'ADMIN'];
const hundredths = (value) => Math.round(value * 100) / 100;

/** Lines of goods as they come in. */
function incoming({ dice, tenant }, goods = dice.several(tenant.goods, dice.whole(1, 3))) {
  return goods.flatMap(({ id, hasWeight }) => {
    if (hasWeight === 'No') return [{ productId: id, quantity: dice.whole(3, 30), ...lot(dice) }];
    if (hasWeight === 'Weighting') return [{ productId: id, weight: hundredths(5 + dice.next() * 60), ...lot(dice) }];
    return Array.from({ length: dice.whole(1, 6) }, () => ({
      productId: id,
      quantity: 1,
      weight: hundredths(8 + dice.next() * 8),
    }));
  });
}

const lot = (dice) => (dice.isOneIn(30) ? { lot: `L${dice.whole(1, 40)}` } : {});

/** Records received goods and their labels. */
function received({ book, dice }, cause, lines, labels, key) {
  for (const { productId, quantity = 0, weight = 0 } of lines) book.move(cause, productId, quantity, weight);
  for (const { inventoryId, productId, qrValue } of labels) {
    book.make('unit', inventoryId, key);
    book.make('label', qrValue, key);
    book.addUnits(productId, [inventoryId]);
  }
  if (labels.length > 0) book.newestLabel = dice.of(labels);
}

function someUnit({ book, dice, tenant }, hasWeight) {
  const product = dice.of(hasWeight ? tenant.goodsOf(hasWeight) : tenant.goods);
  const units = book.units.get(product.id) ?? [];
  return { product, unitId: dice.recent(units, 60) };
}

export const stockCommands = {
  async receive(client) {
    const inventoryList = incoming(client);
    const record = client.dice.isOneIn(40) ? { needRecord: true, subWarehouseId: client.tenant.subWarehouseId } : {};
    const body = { inventoryList, ...record, weightsConfirmed: true };
    const answer = await client.command(client.as(...warehouse), 'receive', ['POST', '/inventory', body]);
    if (answer.isDone) received(client, 'RECEIVED', inventoryList, answer.body.list, answer.key);
  },
  async correct(client) {
    const { product, unitId } = someUnit(client);
    if (unitId === undefined) return stockCommands.receive(client);
    const amount =
      product.hasWeight === 'No'
        ? { quantity: client.dice.whole(1, 20) }
        : { weight: hundredths(2 + client.dice.next() * 20) };
    const body = { inventoryId: unitId, ...amount, reason: 'Looked again', weightsConfirmed: true };
    await client.command(client.as(...warehouse), 'correct', ['PUT', '/inventory', body], { also: ['VALIDATION'] });
  },
  async remove(client) {
    const { product, unitId } = someUnit(client);
    if (unitId === undefined) return stockCommands.receive(client);
    const path = `/inventory?id=${unitId}&reason=Broken`;
    const { isDone } = await client.command(client.as(...warehouse), 'remove', ['DELETE', path]);
    if (!isDone) return;
    client.book.move('REMOVED', product.id, 0, 0);
    client.book.takeUnits(product.id, [unitId]);
  },
  /** Removes units that were just added by mistake. */
  async undo(client) {
    const lines = incoming(client, [client.dice.of(client.tenant.goods)]).slice(0, 1);
    const person = client.as(...warehouse);
    const answer = await client.command(person, 'receive', [
      'POST',
      '/inventory',
      { inventoryList: lines, weightsConfirmed: true },
    ]);
    if (!answer.isDone) return;
    received(client, 'RECEIVED', lines, answer.body.list, answer.key);
    const [{ inventoryId, productId }] = answer.body.list;
    const undone = await client.command(person, 'undo', ['DELETE', `/inventory?id=${inventoryId}&reason=Mistake`]);
    if (!undone.isDone) return;
    client.book.move('REMOVED', productId, 0, 0);
    client.book.takeUnits(productId, [inventoryId]);
  },
  async setWeight(client) {
    const product = client.dice.of(client.tenant.goodsOf('Weighting'));
    const body = {
      product: { productId: product.id, totalWeight: hundredths(200 + client.dice.next() * 300), reason: 'Weighed' },
    };
    await client.command(client.as(...warehouse), 'setWeight', ['PUT', '/product/weight', body]);
  },
  async announce(client) {
    const goods = client.dice.several(client.tenant.goods, client.dice.whole(1, 2));
    const body = {
      deliveryReceiptItems: goods.map(({ id }) => ({ productId: id, quantity: client.dice.whole(1, 3) })),
      estimateArrivalTime: Date.now() + 3_600_000,
    };
    const answer = await client.command(client.as(...warehouse), 'announce', ['POST', '/delivery-receipt', body]);
    if (!answer.isDone) return;
    client.book.make('receipt', answer.body.obj.id, answer.key);
    client.book.receipts.set(answer.body.obj.id, { ...answer.body.obj, status: 'NEW' });
  },
  /** A receipt is received; now and then one that was received before, or two people receive it at once. */
  async inbound(client) {
    const { book, dice, tenant } = client;
    const receipt = dice.recent([...book.receipts.values()].slice(-20), 6);
    if (!receipt) return stockCommands.announce(client);
    const inboundItems = receipt.deliveryReceiptItems.map(
      ({ deliveryReceiptItemId, productId, quantity }, sequence) => ({
        receiptItem: { deliveryReceiptItemId, sequence, quantity, nameOnBox: 'Box' },
        boxes: Array.from({ length: quantity }, (_, box) => ({
          boxId: sequence * 100 + box,
          inventories: incoming(client, [tenant.goods.find(({ id }) => id === productId)]),
        })),
      }),
    );
    const body = { deliveryReceiptId: receipt.id, weightsConfirmed: true, inboundItems };
    const once = async () => {
      const answer = await client.command(client.as(...warehouse), 'inbound', ['POST', '/inventory/inbound', body]);
      if (!answer.isDone) return 0;
      book.receipts.set(receipt.id, { ...receipt, status: 'COMPLETED' });
      const lines = inboundItems.flatMap(({ boxes }) => boxes.flatMap(({ inventories }) => inventories));
      const labels = answer.body.obj.inboundItems.flatMap(({ boxes }) =>
        boxes.flatMap(({ inventories }) => inventories),
      );
      received(client, 'INBOUND', lines, labels, answer.key);
      if (labels.length !== lines.length)
        book.fault(`receipt ${receipt.id}: ${lines.length} units came in, ${labels.length} were made`);
      return 1;
    };
    const times = dice.isOneIn(25)
      ? (await Promise.all([once(), once()])).reduce((sum, one) => sum + one)
      : await once();
    if (times > 1 || (times === 1 && receipt.status !== 'NEW')) book.fault(`receipt ${receipt.id} was received twice`);
  },
  async withdraw(client) {
    const receipt = client.dice.of([...client.book.receipts.values()].slice(-12));
    if (!receipt) return stockCommands.announce(client);
    const path = `/delivery-receipt?id=${receipt.id}`;
    const { isDone } = await client.command(client.as(...warehouse), 'withdraw', ['DELETE', path]);
    if (isDone) client.book.receipts.set(receipt.id, { ...receipt, status: 'CANCELLED' });
  },
  /** A label that was made is found; a made-up one is not, and breaks nothing. */
  async scan(client) {
    const label = client.book.newestLabel;
    const person = client.as(...warehouse);
    if (label) {
      const { status, body } = await client.look(person, 'GET', `/inventory?qrValue=${label.qrValue}`);
      if (status !== 200 || body.obj.inventoryId !== label.inventoryId)
        client.book.fault(`label ${label.qrValue} leads to something else`, { label, status, body });
    }
    const garbage = Array.from({ length: client.dice.whole(1, 40) }, () =>
      String.fromCodePoint(client.dice.whole(33, 0x2fff)),
    );
    const path = `/inventory?qrValue=${encodeURIComponent(garbage.join(''))}`;
    const { status } = await client.tenant.caller.send(person.token, 'GET', path);
    if (status !== 404 && status !== 400) client.book.fault(`a label of garbage was answered with ${status}`, { path });
  },
};
