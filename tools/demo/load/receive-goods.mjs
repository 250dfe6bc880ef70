const dayMs = 86_400_000;

/** Receives unannounced deliveries. `byName` are the tenant's products. */
export async function receiveGoods(api, tenant, { received }, byName) {
  const [{ list: suppliers }, { list: warehouses }] = await Promise.all([api.get('/brand'), api.get('/warehouse')]);
  const idOf = (list, wanted) => list.find(({ name }) => name === wanted).id;
  for (const [index, { daysAgo, supplier, warehouse, lines }] of received.entries()) {
    const body = {
      needRecord: true,
      date: Date.now() - daysAgo * dayMs,
      supplierId: idOf(suppliers, supplier),
      subWarehouseId: idOf(warehouses, warehouse),
      inventoryList: lines.flatMap(([name, amount]) => receivedLines(byName.get(name), amount)),
    };
    await api.post('/inventory', body, `${tenant.name}-received-${index}`);
  }
}

function receivedLines({ productId, hasWeight }, amount) {
  if (hasWeight === 'Yes') return amount.map((weight) => ({ productId, weight }));
  return [{ productId, ...(hasWeight === 'Weighting' ? { weight: amount } : { quantity: amount }) }];
}
