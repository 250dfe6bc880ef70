/** Number of buyers, each at the server whose turn is next. */
const buyers = 12;

/**
 * Has buyers order the last piece of a product at the same moment; returns how many of them got it. The tenant's goods
 * are others afterwards.
 *
 * @param {import('./world.mjs').Tenant} tenant
 */
export async function buyersOfLastPiece(tenant) {
  await tenant.furnish([{ name: 'Last piece', hasWeight: 'No', price: 1, location: 'L' }], 'Last pieces');
  const [{ id: productId }] = tenant.goods;
  const orderItems = [{ productId, quantity: 1 }];
  await tenant.must('ops', 'POST', '/inventory', { needRecord: false, inventoryList: orderItems });
  const { stores, caller } = tenant;
  const order = (_, at) =>
    caller.send(stores[at % stores.length].token, 'POST', '/order', { orderItems }, `last piece ${at}`);
  const answers = await Promise.all(Array.from({ length: buyers }, order));
  return answers.filter(({ status }) => status === 201).length;
}
