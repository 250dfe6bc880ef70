/** Statuses in the order in which an order goes through them. */
const statuses = ['PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED'];
const keptFaults = 50;

/** Everything that the product has acknowledged, and the objects that are still usable. */
export class Book {
  /** Orders by id, as the newest answer told of them; `changes` counts the acknowledged changes since it was placed. */
  orders = new Map();
  /** Ids of orders by the status that they had when they were told of; some have another by now. */
  pools = Object.fromEntries(statuses.map((status) => [status, []]));
  /** Created objects by kind: id, and key of the command. */
  made = new Map();
  /** Ids of deleted objects, by kind. */
  removed = new Map();
  /** Keys of acknowledged commands by user. */
  keys = new Map();
  /** Pieces and lots that clients may use, by product. */
  units = new Map();
  /** Amounts that acknowledged commands have moved, by cause and product: `{ quantity, weight, times }`. */
  moved = new Map();
  /** Invoices by id: `{ orderId, status }`; ids of those marked as paid. */
  invoices = new Map();
  paid = new Set();
  returns = new Map();
  templates = new Map();
  receipts = new Map();
  counts = new Map();
  payments = new Map();
  /** Import runs by id: the expected rows of their file. */
  imports = new Map();
  faults = [];
  faultCount = 0;

  fault(what, ...rows) {
    this.faultCount += 1;
    if (this.faults.length < keptFaults) this.faults.push({ what, rows });
  }

  /** A command was answered with success; the same key with success for two commands would be a fault of ours. */
  acknowledged(userId, key) {
    const keys = this.keys.get(userId) ?? new Set();
    keys.add(key);
    this.keys.set(userId, keys);
  }

  /** Two commands that were told of one new thing have done only one thing. */
  make(kind, id, key) {
    const ids = this.made.get(kind) ?? new Map();
    const before = ids.get(id);
    if (before !== undefined && before !== key) this.fault(`${kind} ${id} was told to two commands`, { before, key });
    ids.set(id, key);
    this.made.set(kind, ids);
  }

  remove(kind, id) {
    this.removed.set(kind, (this.removed.get(kind) ?? new Set()).add(id));
  }

  /** Ids that must be there now. */
  present(kind) {
    const removed = this.removed.get(kind) ?? new Set();
    return [...(this.made.get(kind)?.keys() ?? [])].filter((id) => !removed.has(id));
  }

  /** An order as an answer tells of it. An older answer, heard later, takes nothing back. */
  order(told, { isChange, addBack } = {}) {
    const known = this.orders.get(told.orderId) ?? { changes: 0, version: 0, first: told.version };
    if (isChange) known.changes += 1;
    if (addBack) known.addBack = true;
    if (told.version >= known.version) {
      if (known.status !== told.status) this.pools[told.status].push(told.orderId);
      Object.assign(known, {
        orderId: told.orderId,
        storeId: told.storeId,
        version: told.version,
        status: told.status,
        items: told.orderItems,
      });
    }
    this.orders.set(told.orderId, known);
  }

  /** An order that had this status a moment ago; among the newest, mostly. */
  pick(dice, status, fits = () => true) {
    const pool = this.pools[status];
    for (let attempt = 0; attempt < 6 && pool.length > 0; attempt += 1) {
      const from = dice.isOneIn(12) ? 0 : Math.max(0, pool.length - 40);
      const at = dice.whole(from, pool.length - 1);
      const order = this.orders.get(pool[at]);
      if (order?.status !== status) pool.splice(at, 1);
      else if (fits(order)) return order;
    }
    return undefined;
  }

  /** A removed order takes its returns along. */
  gone(orderId) {
    this.orders.delete(orderId);
    this.remove('order', orderId);
    for (const known of this.returns.values()) if (known.orderId === orderId) this.returnGone(known.id);
  }

  /** Records a return. Its response may arrive after another client has deleted the order. */
  addReturn(known) {
    this.returns.set(known.id, known);
    if (this.removed.get('order')?.has(known.orderId)) this.returnGone(known.id);
  }

  returnGone(id) {
    this.returns.delete(id);
    this.remove('return', id);
  }

  addUnits(productId, ids) {
    const units = this.units.get(productId) ?? [];
    units.push(...ids);
    this.units.set(productId, units);
  }

  /** Removes units from the usable ones; unknown ids are ignored. */
  takeUnits(productId, ids) {
    const gone = new Set(ids);
    this.units.set(
      productId,
      (this.units.get(productId) ?? []).filter((id) => !gone.has(id)),
    );
  }

  move(cause, productId, quantity, weight) {
    const key = `${cause} ${productId}`;
    const sum = this.moved.get(key) ?? { cause, productId, quantity: 0, weight: 0, times: 0 };
    sum.quantity += quantity;
    sum.weight += Math.round(weight * 100);
    sum.times += 1;
    this.moved.set(key, sum);
  }
}
