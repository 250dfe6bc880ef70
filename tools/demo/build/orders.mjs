import { laterDay, shiftToPresent, wholeDays } from './calendar.mjs';
import { codeOf } from './products.mjs';
import { chance, pick, readTable } from './sources.mjs';
import { pieceWeight } from './stock.mjs';
import { companyName } from './stores.mjs';

const daysOfHistory = 365;
/** Northwind packages per weighed piece. */
const packagesPerPiece = 6;
/** Pounds per Northwind package of goods sold by weight. */
const poundsPerPackage = 1.5;

/** Rows of orders.csv: the last year of Northwind's orders, moved to the year before today. */
export function orderRows(goods, customers, tenant, today) {
  const byId = new Map(goods.map((good) => [String(good.id), good]));
  const lines = groupByOrder(readTable('northwind/order_details.csv'));
  const orders = readTable('northwind/orders.csv');
  const days = shiftToPresent(orders.at(-1).order_date, today);
  const stores = new Map(customers.map((customer) => [customer.customer_id, companyName(customer)]));
  return orders
    .map((order) => ({ ...order, day: laterDay(order.order_date, days) }))
    .filter(({ day, customer_id }) => stores.has(customer_id) && wholeDays(day, today) <= daysOfHistory)
    .flatMap((order) => {
      const facts = {
        Order: order.order_id,
        Date: timeOf(order),
        Store: stores.get(order.customer_id),
        Paid: isPaid(order, today) ? 'Yes' : 'No',
      };
      const known = lines.get(order.order_id).filter((line) => byId.has(line.product_id));
      return known.map((line) => ({ ...facts, ...lineOf(line, byId.get(line.product_id), tenant) }));
    });
}

function groupByOrder(lines) {
  const groups = new Map();
  for (const line of lines) groups.set(line.order_id, [...(groups.get(line.order_id) ?? []), line]);
  return groups;
}

/** Within working hours of that day. */
function timeOf(order) {
  const minute = pick(7 * 60, 17 * 60, 'time', order.order_id);
  return `${order.day} ${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** Invoices older than a hundred days are paid; of the last month's a third is paid. */
function isPaid(order, today) {
  const age = wholeDays(order.day, today);
  const share = age > 100 ? 1 : age > 30 ? 0.8 : 0.35;
  return chance('paid', order.order_id) < share;
}

function lineOf(line, good, tenant) {
  const packages = Number(line.quantity);
  const share = (Number(line.unit_price) / good.listPrice) * (1 - Number(line.discount)) * tenant.priceFactor;
  return { Product: codeOf(good), ...amountOf(line, good, packages), Rate: (good.price * share).toFixed(2), Notes: '' };
}

function amountOf(line, good, packages) {
  if (good.hasWeight === 'No') return { Quantity: packages, Weight: '' };
  if (good.hasWeight === 'Weighting') return { Quantity: '', Weight: (packages * poundsPerPackage).toFixed(2) };
  const count = Math.max(1, Math.round(packages / packagesPerPiece));
  const cents = Array.from({ length: count }, (_, index) =>
    Math.round(Number(pieceWeight(good, line.order_id, index)) * 100),
  );
  return { Quantity: count, Weight: (cents.reduce((sum, weight) => sum + weight, 0) / 100).toFixed(2) };
}
