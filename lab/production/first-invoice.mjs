/**
 * The first business of a new distributor, over HTTPS through the proxy: goods and stock come in from files, a store
 * is invited by mail and orders, the warehouse ships, and the invoice is printed and paid. Run by run-documents.mjs,
 * with ORIGIN, DEPOT_USER, DEPOT_PASSWORD and MAILS in the environment.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { anonymous, signIn } from '../../tools/demo/load/client.mjs';
import { importFiles } from '../../tools/demo/load/import-files.mjs';
import { advance, place } from '../../tools/demo/load/order-steps.mjs';

const { ORIGIN: origin, DEPOT_USER: username, DEPOT_PASSWORD: password, MAILS: mails } = process.env;
const store = { username: 'corner@store.example', password: 'fresh-bread-every-day' };
const home = { name: 'Corner Store', address1: '1 Main Street', city: 'Albany', state: 'NY', zipCode: '12207' };

const admin = await signIn(origin, username, password);
await importFiles(
  admin,
  {
    products: 'Name,Warehouse,Category 1,Category 2,Price,Has Weight\nOlive oil,Dry goods,Oils,Olive,9.50,No',
    stock: 'Product,Quantity\nOlive oil,40',
  },
  () => undefined,
);
await joinAsStore();
const buyer = await signIn(origin, store.username, store.password);
const [oil] = (await buyer.get('/product')).list;
const orderId = await place(buyer, { lines: [[oil, 4]] }, 'first');
await advance({ manager: admin, orderId, reach: 'DONE', key: 'first' });
await admin.post('/invoice', { orderId });
const [invoice] = (await admin.get(`/invoice?orderId=${orderId}`)).list;
const paper = await admin.file('/document/invoice/download', { invoiceIds: [invoice.invoiceId] });
expectEqual('the beginning of the invoice', paper.subarray(0, 5).toString(), '%PDF-');
await admin.put('/invoice/paid', { invoiceIds: [invoice.invoiceId] });
const [paid] = (await buyer.get(`/invoice?orderId=${orderId}`)).list;
expectEqual('the invoice that the store sees', [paid.status, paid.total], ['PAID', 38]);
const [stock] = (await admin.get('/inventory')).list;
expectEqual('the stock that is left', stock.quantity, 36);

/** As a person does it: follows the link of the invitation, registers, and follows the one that comes by mail. */
async function joinAsStore() {
  await admin.post('/user', { name: home.name, username: store.username, role: 'STORE', wholesalePrice: false });
  const guest = anonymous(origin);
  const token = await mailedToken('register');
  await guest.post('/auth/register', { token, name: home.name, ...store, billAddress: home, shipAddress: home });
  await guest.get(`/auth/activation?token=${await mailedToken('activation')}`);
}

/** The token of the link to a page, from the first mail that has one; links lead to the public address. */
async function mailedToken(page) {
  const link = new RegExp(`${origin.replaceAll('.', '\\.')}/${page}\\?(?:[^\\s]*&)?token=([\\w-]+)`);
  for (let tries = 0; tries < 300; tries += 1) {
    for (const name of readdirSync(mails)) {
      const text = readFileSync(join(mails, name), 'utf8').replace(/=\r\n/g, '').replace(/=3D/g, '=');
      const [, token] = link.exec(text) ?? [];
      if (token) return token;
    }
    await wait(100);
  }
  throw new Error(`No mail with a link to /${page} of ${origin} has come.`);
}

function expectEqual(what, found, wanted) {
  const [said, expected] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (said !== expected) throw new Error(`${what} is ${said} instead of ${expected}.`);
}
