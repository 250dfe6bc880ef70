/** The life of an order as people lead it, one real command after the other. */

/**
 * Places an order for a store; `lines` are `[product, amount]`, in pieces or, for pooled weight, pounds. Returns its
 * id.
 */
export async function place(api, { storeId, lines, notes }, key) {
  const orderItems = lines.map(([product, amount], index) => ({
    ...amountOf(product, amount),
    notes: index === 0 ? notes : undefined,
  }));
  const { obj } = await api.post('/order', { storeId, orderItems }, key);
  return obj.orderId;
}

/** Leads an order that was just placed to a status. */
export async function advance({ manager, orderId, reach, key }) {
  if (reach === 'CANCELLED') await manager.put(`/order/cancel?id=${orderId}`);
  if (reach === 'PENDING' || reach === 'CANCELLED') return;
  await process(manager, orderId, `${key}-process`);
  if (reach === 'PROCESSING') return;
  await ship(manager, orderId, `${key}-outbound`);
  if (reach === 'DONE') await manager.put(`/order/direct-complete?id=${orderId}`);
}

/** Processes the order unchanged. */
async function process(api, orderId, key) {
  const { obj: order } = await api.get(`/order?orderId=${orderId}`);
  const orderItemList = order.orderItems.map(({ orderItemId, productId, hasWeight, quantity, weight }) => ({
    orderItemId,
    productId,
    ...(hasWeight === 'Weighting' ? { weight } : { quantity }),
  }));
  await api.post('/order/process', { orderId, version: order.version, orderItemList }, key);
}

/** Ships the order: the first free pieces of goods weighed by piece, and the ordered amounts of all others. */
async function ship(api, orderId, key) {
  const { obj: order } = await api.get(`/order?orderId=${orderId}`);
  const inventoryList = [];
  const nonWeightOrderItems = [];
  for (const { productId, hasWeight, quantity, weight } of order.orderItems) {
    if (hasWeight === 'No') nonWeightOrderItems.push({ productId, quantity });
    else if (hasWeight === 'Weighting') nonWeightOrderItems.push({ productId, weight });
    else {
      const { list } = await api.get(`/inventory?productId=${productId}&available=true`);
      inventoryList.push(...list.slice(0, quantity).map(({ inventoryId }) => inventoryId));
    }
  }
  await api.post('/order/outbound', { orderId, inventoryList, nonWeightOrderItems }, key);
}

/** Returns pieces of one product of the order as lost. */
export async function bringBack(api, orderId, [name, pieces], key) {
  const { obj: order } = await api.get(`/order?orderId=${orderId}`);
  const { orderItemId, productId, rate } = order.orderItems.find((item) => item.name.includes(name));
  await api.post(
    '/return',
    { orderId, items: [{ orderItemId, productId, returnQty: pieces, rate, quantity: 0 }] },
    key,
  );
}

const amountOf = ({ productId, hasWeight }, amount) => ({
  productId,
  ...(hasWeight === 'Weighting' ? { weight: amount } : { quantity: amount }),
});
