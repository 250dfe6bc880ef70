/** Small files, brought in the background. */
const people = ['WAREHOUSE_ADMIN', 'ADMIN'];
const stamp = (time) => new Date(time).toISOString().slice(0, 16);

async function bring(client, kind, rows, effect) {
  const { book, number, done } = client;
  const name = `${kind}-${number}-${done}.csv`;
  const answer = await client.command(client.as(...people), `import ${kind}`, [
    'POST',
    `/import/${kind}`,
    { name, file: rows.join('\n') },
  ]);
  if (!answer.isDone) return;
  const { importId } = answer.body.obj;
  book.make('import', importId, answer.key);
  book.imports.set(importId, { kind, name, ...effect });
}

export const importing = {
  async importProducts(client) {
    const codes = [1, 2].map((nth) => `N${client.number}-${client.done}-${nth}`);
    const rows = codes.map((code) => `Novelty ${code},Main,Goods,All,3.50,No,${code}`);
    await bring(client, 'products', ['Name,Warehouse,Category 1,Category 2,Price,Has Weight,Code', ...rows], { codes });
  },
  async importStock(client) {
    const goods = client.dice.several(client.tenant.goodsOf('No'), 2);
    const amounts = goods.map(({ id, name }) => ({ productId: id, name, quantity: client.dice.whole(1, 9) }));
    const rows = amounts.map(({ name, quantity }) => `${name},${quantity}`);
    await bring(client, 'stock', ['Product,Quantity', ...rows], { amounts });
  },
  /** Orders that were shipped elsewhere long ago; a third of them paid. */
  async importOrders(client) {
    const { dice, tenant, number, done } = client;
    const store = dice.of(tenant.stores);
    const references = Array.from({ length: dice.whole(1, 6) }, (_, nth) => `H${number}-${done}-${nth}`);
    const rows = references.flatMap((reference) => {
      const time = stamp(Date.now() - 86_400_000 * dice.whole(40, 300));
      const paid = dice.isOneIn(33) ? 'Yes' : 'No';
      return dice
        .several(tenant.goodsOf('No'), 2)
        .map(
          ({ name }) =>
            `${reference},${time},${store.name},${name},${dice.whole(1, 9)},${dice.whole(100, 900) / 100},${paid}`,
        );
    });
    await bring(client, 'orders', ['Order,Date,Store,Product,Quantity,Rate,Paid', ...rows], { references });
  },
};
