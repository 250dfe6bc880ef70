import Papa from 'papaparse';

const csv = (cells) => Papa.unparse([cells]);

/** What the data set sold, as a file of past orders: the lines of an invoice stand together. */
export function pastOrdersOf(text) {
  const { data } = Papa.parse(text, { skipEmptyLines: true });
  const orders = new Map();
  let lines = 0;
  for (const [invoice, code, , quantity, time, price, customer, country] of data.slice(1)) {
    if (Number(quantity) <= 0 || Number(price) < 0) continue;
    const store = customer.trim() === '' ? `Walk-in customers, ${country.trim()}` : `Customer ${customer.trim()}`;
    const rate = (Math.round(Number(price) * 100) / 100).toFixed(2);
    const order = orders.get(invoice) ?? { time, store, rows: [] };
    order.rows.push([code.trim().toUpperCase(), quantity, rate]);
    orders.set(invoice, order);
    lines += 1;
  }
  const rows = [...orders].flatMap(([invoice, { time, store, rows }]) =>
    rows.map((row) => csv([invoice, time, store, ...row])),
  );
  return { lines, text: ['Order,Date,Store,Product,Quantity,Rate', ...rows].join('\n') };
}
