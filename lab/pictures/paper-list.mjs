const stocks = ['AVERY_22805', 'AVERY_5160', 'AVERY_5163', 'AVERY_94233', 'ROLL_4X6', 'ROLL_2X1'];
/** Further labels look the same. */
const labelsShown = 24;
/** Products of which labels are shown: weighed, counted and pooled goods are among them. */
const productsShown = 12;

/**
 * Each paper as its name, path and body of the call that prints it; one that the data do not offer is left out.
 *
 * @returns {Promise<[name: string, path: string, body: object][]>}
 */
export async function papersOf(api, things) {
  const { orders, store } = things;
  const now = Date.now();
  const range = { start: now - 365 * 86_400_000, end: now };
  const { long, paid, cancelled, credit } = await invoicesOf(api, things, range);
  const labels = await labelsOf(api, things);
  const invoice = (one) => one && ['/document/invoice/download', { invoiceIds: [one.invoiceId] }];
  const sheet = (order) => order && ['/order/download', { orderIds: [order.orderId] }];
  return [
    ['invoice', invoice(long)],
    ['invoice-paid', invoice(paid)],
    ['invoice-void', invoice(cancelled)],
    ['credit', invoice(credit)],
    ['statement', ['/document/statement/download', { userId: store.id, ...range }]],
    ['pick-list', sheet(orders.PROCESSING)],
    ['packing-slip', sheet(orders.DONE)],
    ...stocks.map((stock) => [
      `labels-${stock.toLowerCase().replaceAll('_', '-')}`,
      ['/document/qr-code/download', { qrCodes: labels, sheet: stock }],
    ]),
  ].flatMap(([name, call]) => (call ? [[name, ...call]] : []));
}

/** An invoice of many lines, a paid one, one whose order has been cancelled, and a credit. */
async function invoicesOf(api, { billed }, { start, end }) {
  const { list } = await api.get(`/invoice?start=${start}&end=${end}`);
  const credits = list.filter(({ invoiceId }) => invoiceId.startsWith('RI'));
  const ofStatus = (wanted) => list.find((one) => one.status === wanted && !credits.includes(one));
  const longest = Math.max(...billed.map(({ orderItems }) => orderItems.length));
  const [invoiceId] = billed.find(({ orderItems }) => orderItems.length === longest).invoiceIds;
  return {
    long: { invoiceId },
    paid: ofStatus('PAID'),
    cancelled: ofStatus('VOID') ?? (await cancel(api, ofStatus('UNPAID'))),
    credit: credits[0],
  };
}

/** The demo cancels nothing that was billed. */
async function cancel(api, invoice) {
  if (invoice) await api.put(`/order/cancel?id=${invoice.orderId}&addBack=true`);
  return invoice;
}

async function labelsOf(api, { product }) {
  const { list: stock } = await api.get('/inventory');
  const inStock = stock.filter(({ quantity, totalWeight }) => quantity > 0 || totalWeight > 0);
  const productIds = [product.productId, ...inStock.slice(0, productsShown).map(({ productId }) => productId)];
  const units = [];
  for (const productId of new Set(productIds))
    units.push(...(await api.get(`/inventory?productId=${productId}&available=true`)).list.slice(0, 3));
  return units
    .slice(0, labelsShown)
    .map(({ qrValue, qrText, lot, expiry }) => ({ qrValue, qrText, ...(lot && { lot }), ...(expiry && { expiry }) }));
}
