const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** What the demo leaves empty and a distributor does not: its block on papers, a day, a PO number and a note. */
export async function fillIn({ admin, store }) {
  const { obj: seller } = await admin.api.get('/seller');
  await admin.api.put('/seller', {
    ...seller,
    address: '1200 Harbor Way\nBrooklyn, NY 11231',
    phone: '(718) 555-0142',
    email: 'billing@depot.test',
    taxId: '12-3456789',
    paymentInstructions: 'Check to Depot Foods, or ACH to First Harbor Bank\nRouting 021000021, account 4417 2290',
  });
  const { list } = await store.api.post('/order/query', { page: 0, storeIds: null });
  const pending = list.find(({ status, poNumber }) => status === 'PENDING' && !poNumber);
  if (!pending) return;
  const { orderId } = pending;
  const { obj } = await store.api.get(`/order?orderId=${orderId}`);
  const orderItemList = obj.orderItems.map(({ orderItemId, productId, hasWeight, quantity, weight, notes }) => ({
    ...{ orderItemId, productId, notes },
    ...(hasWeight === 'Weighting' ? { weight } : { quantity }),
  }));
  const details = { deliveryDate: day(2), poNumber: 'PO-2291', note: 'Please ring at the back door.' };
  await store.api.put('/order', { orderId, version: obj.version, orderItemList, ...details });
}
