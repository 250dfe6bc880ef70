const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Fills order details that the demo leaves empty: a day, a PO number and a note. */
export async function fillIn({ store }) {
  const { list } = await store.api.post('/order/query', { page: 0, storeIds: null });
  const pending = list.find(({ status, poNumber }) => status === 'PENDING' && !poNumber);
  if (!pending) return;
  const { orderId } = pending;
  const { obj } = await store.api.get(`/order?orderId=${orderId}`);
  const orderItemList = obj.orderItems.map(({ orderItemId, productId, hasWeight, quantity, weight, notes }) => ({
    orderItemId,
    productId,
    notes,
    ...(hasWeight === 'Weighting' ? { weight } : { quantity }),
  }));
  const details = { deliveryDate: day(2), poNumber: 'PO-2291', note: 'Please ring at the back door.' };
  await store.api.put('/order', { orderId, version: obj.version, orderItemList, ...details });
}
