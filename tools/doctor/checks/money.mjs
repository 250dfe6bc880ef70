import { advice, good } from '../environment.mjs';
import { onDatabase } from './database.mjs';

/** Most findings that are listed. */
const most = 20;

/** Checks that every credit is covered by the billed amount, or before billing by the shipped amount. */
export function credits(subject) {
  return onDatabase(subject, async (query) => {
    const found = await query(
      `SELECT t.name tenant, r.display_id displayId, c.credited, COALESCE(b.amount, ${shipped}) billed
       FROM (SELECT it.tenant_id, it.order_line_id, SUM(it.amount) credited, MAX(i.return_id) return_id
             FROM invoice_item it JOIN invoice i ON i.id = it.invoice_id AND i.kind = 'RI' AND i.status <> 'VOID'
             GROUP BY it.tenant_id, it.order_line_id) c
         JOIN order_line l ON l.id = c.order_line_id
         JOIN order_return r ON r.id = c.return_id
         JOIN tenant t ON t.id = c.tenant_id
         LEFT JOIN invoice_item b ON b.tenant_id = c.tenant_id AND b.live_order_line_id = c.order_line_id
       WHERE c.credited > COALESCE(b.amount, ${shipped}) ORDER BY t.id, r.display_id LIMIT ${most + 1}`,
    );
    if (found.length === 0) return good('no credit is above what was billed');
    return advice(
      `credits above what was billed: ${listed(found, nameCredit)}. ` +
        'Nothing was changed: look at each return, and edit it where it is wrong.',
    );
  });
}

const nameCredit = ({ tenant, displayId, credited, billed }) =>
  `${tenant}, return #${displayId} ($${credited} of $${billed})`;

const nameProduct = ({ tenant, productId, name }) => `${tenant}, ${name} (${productId})`;

const shipped = `ROUND(IF(l.has_weight = 'No', l.quantity, l.weight) * l.rate, 2)`;

/** No product with a price is free for wholesale customers because its wholesale price is missing. */
export function wholesalePrices(subject) {
  return onDatabase(subject, async (query) => {
    const found = await query(
      `SELECT t.name tenant, p.id productId, p.secondary_name name
       FROM product p JOIN tenant t ON t.id = p.tenant_id
       WHERE p.wholesale_price = 0 AND p.price > 0 AND p.disabled = 0 ORDER BY t.id, p.id`,
    );
    if (found.length === 0) return good('no product with a price is free for wholesale customers');
    return advice(
      `free for wholesale customers: ${listed(found, nameProduct)}. ` +
        'Where that is not meant, the admin group gives them their price in one step under Settings → Products, ' +
        '*Free for wholesale*; the activity log records it.',
    );
  });
}

/** The first of them, and that there are more. */
export function listed(found, nameOf) {
  const names = found.slice(0, most).map(nameOf).join('; ');
  return found.length > most ? `${names}; and more` : names;
}
