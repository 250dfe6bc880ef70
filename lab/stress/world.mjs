import { join } from 'node:path';
import { mustRun } from '../../tools/process/run-command.mjs';
import { root } from '../../tools/workspace-root.mjs';

const password = 'stress-of-people';
const person = (as, role, more) => ({ as, role, ...more });

/** The tenant where everything meets, the one whose figures are known in advance, and one that may change nothing. */
const tenants = (witnesses) => [
  {
    name: 'Busy Foods',
    people: [
      ...['store1', 'store2', 'store3'].map((as) => person(as, 'STORE')),
      ...['ops1', 'ops2'].map((as) => person(as, 'WAREHOUSE_OPS')),
      person('manager', 'WAREHOUSE_ADMIN'),
      person('admin', 'ADMIN'),
      person('viewer', 'READ_ONLY_STORE', { storeOf: 'store1' }),
    ],
  },
  {
    name: 'Witness Foods',
    people: [
      ...Array.from({ length: witnesses }, (_, at) => person(`store${at + 1}`, 'STORE')),
      person('ops', 'WAREHOUSE_OPS'),
      person('manager', 'WAREHOUSE_ADMIN'),
      person('admin', 'ADMIN'),
    ],
  },
  {
    name: 'Resting Foods',
    people: [
      person('store', 'STORE'),
      person('ops', 'WAREHOUSE_OPS'),
      person('manager', 'WAREHOUSE_ADMIN'),
      person('admin', 'ADMIN'),
    ],
  },
];

/** Has the tenants made while no service runs yet. */
export async function makeTenants(environment, witnesses) {
  const lines = [];
  const argument = JSON.stringify({ tenants: tenants(witnesses), password });
  await mustRun([process.execPath, join(import.meta.dirname, 'make-tenants.mjs'), argument], {
    cwd: root,
    env: environment,
    onLine: (text) => lines.push(text),
  });
  return JSON.parse(lines.at(-1));
}

/** A tenant with its people signed in. `as(name)` is one of them. */
export class Tenant {
  constructor(caller, { id, name, people }) {
    Object.assign(this, { caller, id, name, people });
  }

  async signIn() {
    for (const one of this.people) {
      const { status, body } = await this.caller.send(undefined, 'POST', '/auth/login', {
        username: one.username,
        password,
      });
      if (status !== 200 && status !== 201) throw new Error(`${one.username}: ${JSON.stringify(body)}`);
      one.token = body.token;
    }
    return this;
  }

  as(name) {
    const found = this.people.find(({ as }) => as === name);
    if (!found) throw new Error(`The tenant has no user named ${name}.`);
    return found;
  }

  get stores() {
    return this.people.filter(({ role }) => role === 'STORE');
  }

  /** Sends a setup or read request that must succeed. */
  async must(name, method, path, body) {
    const answer = await this.caller.send(this.as(name).token, method, path, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A place where goods are kept, and the goods themselves: `[{ name, hasWeight, price, location }]`. */
  async furnish(goods, place = 'Main') {
    const made = async (path, body) => (await this.must('manager', 'POST', path, body)).obj.id;
    const subWarehouseId = await made('/warehouse', { name: place });
    const category = await made('/category', { name: 'Goods', subWarehouse: { id: subWarehouseId } });
    const subCategory = await made('/category/sub', { name: 'All', category: { id: category } });
    this.subWarehouseId = subWarehouseId;
    this.goods = [];
    for (const { name, hasWeight, price, location } of goods) {
      const product = {
        secondaryName: name,
        hasWeight,
        price,
        wholesalePrice: price - 0.5,
        location,
        code: name.toUpperCase(),
        subWarehouse: { id: subWarehouseId },
        category: { id: category },
        subCategory: { id: subCategory },
      };
      const { obj } = await this.must('manager', 'POST', '/product', { product });
      this.goods.push({ id: obj.productId, name, hasWeight, price, location });
    }
    return this;
  }

  goodsOf(hasWeight) {
    return this.goods.filter((each) => each.hasWeight === hasWeight);
  }
}
