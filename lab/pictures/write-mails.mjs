const languages = ['gb', 'cn'];
const month = 30 * 86_400_000;

/** Has the product write each kind of mail that people cause, in both languages; the demo itself writes none. */
export async function writeMails({ admin, manager, ops, viewer, store }) {
  await viewer.api.put('/preference', { language: 'cn' });
  // These mails leave with a delay, so they are requested first.
  for (const { api, username } of [ops, viewer]) await api.post('/auth/reset-pwd-token', { username });
  for (const language of languages) {
    await manager.api.put('/preference', { language, newOrderNotice: true });
    await store.api.put('/preference', { language });
    await order(store.api);
    await mailStatements(admin.api);
  }
  await admin.api.post('/user', { name: 'Robin Park', role: 'WAREHOUSE_OPS', username: 'robin@depot.test' });
  await manager.api.put('/preference', { language: 'gb', newOrderNotice: false });
  for (const { api } of [store, viewer]) await api.put('/preference', { language: 'gb' });
}

/** An order with goods of each kind, and all of its details. */
async function order(api) {
  const { list } = await api.get('/product');
  const kinds = ['No', 'Yes', 'Weighting'].flatMap((kind) => list.find(({ hasWeight }) => hasWeight === kind) ?? []);
  const orderItems = kinds.map(({ productId, hasWeight }, at) => ({
    productId,
    notes: at === 0 ? 'Ripe ones, please.' : '',
    ...(hasWeight === 'Weighting' ? { weight: 2.5 } : { quantity: at + 1 }),
  }));
  const deliveryDate = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  await api.post('/order', { orderItems, deliveryDate, poNumber: 'PO-2307', note: 'Please ring at the back door.' });
}

/** To every customer that was billed of late and has an address. */
async function mailStatements(api) {
  const end = Date.now();
  const { obj } = await api.post('/document/statements/mail', { start: end - month, end, again: true });
  let job;
  do job = (await api.get(`/document/job?id=${obj.jobId}`)).obj;
  while (job.status === 'WAITING' || job.status === 'RUNNING');
}
