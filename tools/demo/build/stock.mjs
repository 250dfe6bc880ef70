import { laterDay } from './calendar.mjs';
import { codeOf, poundsPerUnit } from './products.mjs';
import { chance, pick } from './sources.mjs';

/** More single pieces than this of one product would only make long lists. */
const maxPieces = 40;
/** Counted goods come in pallets of at most this many. */
const palletSize = 60;
/** A piece is up to this much lighter or heavier than the average. */
const spread = 0.12;

/** Rows of stock.csv: one per weighed piece, one per lot of everything else. */
export function stockFileRows(goods, today) {
  return goods.flatMap((good) => {
    if (good.discontinued || good.inStock === 0) return [];
    if (good.hasWeight === 'Yes') return pieces(good, today);
    return good.hasWeight === 'Weighting' ? pools(good, today) : pallets(good, today);
  });
}

function pieces(good, today) {
  const count = Math.min(good.inStock, maxPieces);
  return Array.from({ length: count }, (_, index) => {
    const delivery = 1 + Math.floor((index * 3) / count);
    return { ...lot(good, delivery, today), Quantity: 1, Weight: pieceWeight(good, index) };
  });
}

/** Pounds of the nth piece, with two decimals. */
export function pieceWeight(good, ...which) {
  return (good.pieceLb * (1 - spread + 2 * spread * chance('piece', good.id, ...which))).toFixed(2);
}

function pools(good, today) {
  const pounds = good.inStock * poundsPerUnit;
  const older = Math.round(pounds * 0.4);
  return [older, pounds - older].map((part, index) => ({
    ...lot(good, index + 1, today),
    Quantity: '',
    Weight: part.toFixed(2),
  }));
}

function pallets(good, today) {
  const rows = [];
  for (let left = good.inStock; left > 0; left -= palletSize) {
    rows.push({ ...lot(good, rows.length + 1, today), Quantity: Math.min(left, palletSize), Weight: '' });
  }
  return rows;
}

/** A delivery of the last two months; the first ones are the oldest, and nothing has expired yet. */
function lot(good, delivery, today) {
  const freshness = Math.min(50, Math.max(2, Math.floor(good.shelfDays / 3)) || 50);
  const age = pick(1, Math.max(2, Math.floor(freshness / delivery)), 'received', good.id, delivery);
  const received = laterDay(today, -age);
  return {
    Product: codeOf(good),
    Lot: `L${received.slice(2).replaceAll('-', '')}-${good.id}`,
    Expiry: good.shelfDays > 0 ? laterDay(received, good.shelfDays) : '',
    Received: received,
  };
}
