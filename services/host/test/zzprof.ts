import { STOCK_PORT, type StockPort } from '@depot/contracts/inventory';
import { CATALOG_PORT, type CatalogPort } from '@depot/contracts/catalog';
import { Db } from '@depot/node-database';
import { openTrade, tradeApp } from './trade.js';
const app = await tradeApp();
const trade = await openTrade(app);
const db = app.app.get(Db);
const t = trade.tenant.tenantId;
const every = db.acrossTenants('measure');
const sub = (await every.query<{ id: number }>('select id from sub_category limit 1'))[0]!.id;
await every.execute(`insert into product(tenant_id,secondary_name,tertiary_name,sub_category_id,price,wholesale_price,has_weight,description,location,gtin,code)
    select ${t}, concat('Product number ', seq), concat('商品', seq), ${sub}, 12.5, 10.25, elt(1 + seq % 3, 'No','Yes','Weighting'), 'Some description here', 'A-12', lpad(seq, 14, '0'), concat('C', seq) from seq_1_to_5000`);
await every.execute(`insert into product_stock(product_id, tenant_id, has_weight, quantity, total_weight) select id, tenant_id, has_weight, if(has_weight='Weighting',0,1000000), if(has_weight='No',0,1000000) from product where id > 3 and tenant_id=${t}`);
await every.execute(`insert into product_store select ${trade.tenant.store.id}, id, tenant_id from product where id>3`);
const catalog = app.app.get<CatalogPort>(CATALOG_PORT, { strict: false });
const stock = app.app.get<StockPort>(STOCK_PORT, { strict: false });
async function cpu(name: string, work: () => Promise<unknown>) {
  for (let i = 0; i < 3; i++) await work();
  const u = process.cpuUsage(); const w = performance.now();
  for (let i = 0; i < 5; i++) await work();
  const d = process.cpuUsage(u);
  console.log(name, 'cpu', Math.round((d.user + d.system) / 5000), 'wall', Math.round((performance.now() - w) / 5));
}
const inT = (w: () => Promise<unknown>) => () => app.inTenant(t, w);
await cpu('raw sql listing', inT(() => db.query(`select p.* from product p where p.tenant_id=:tenantId`)));
await cpu('listing', inT(() => catalog.listing()));
await cpu('levels', inT(() => stock.levels()));
const token = trade.ops;
await cpu('http inventory', () => token.get('/api/inventory'));
await cpu('http product', () => token.get('/api/product'));
await cpu('http store', () => trade.store.get('/api/product'));
await app.close();
