import { signIn } from '../../tools/demo/load/client.mjs';
import { advance, place } from '../../tools/demo/load/order-steps.mjs';
import { tenants } from '../../tools/demo/tenants.mjs';
import { Problem } from '../../tools/say/say.mjs';

const { store, manager } = tenants[0].accounts;

/**
 * One order of the demo's store from its placing to its printed and paid invoice, over HTTP.
 *
 * @param {string} origin of a demo that is filled
 */
export async function orderToPaidInvoice(origin) {
  const [buyer, seller] = await Promise.all([signIn(origin, store.username), signIn(origin, manager.username)]);
  const { list: products } = await buyer.get('/product');
  const product = products.find(({ hasWeight }) => hasWeight === 'No');
  const orderId = await place(buyer, { lines: [[product, 1]] }, 'on-this-line');
  await advance({ manager: seller, orderId, reach: 'DONE', key: 'on-this-line' });
  await seller.post('/invoice', { orderId });
  const [{ invoiceId }] = (await seller.get(`/invoice?orderId=${orderId}`)).list;
  const paper = await seller.file('/document/invoice/download', { invoiceIds: [invoiceId] });
  expectEqual('the beginning of the invoice', paper.subarray(0, 5).toString(), '%PDF-');
  await seller.put('/invoice/paid', { invoiceIds: [invoiceId] });
  const [invoice] = (await buyer.get(`/invoice?orderId=${orderId}`)).list;
  expectEqual('the invoice that the store sees', invoice.status, 'PAID');
}

function expectEqual(what, found, wanted) {
  if (found !== wanted) throw new Problem(`${what} is ${found} instead of ${wanted}.`);
}
