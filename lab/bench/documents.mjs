/** Invoices as PDF over HTTP, beside pdf-lib drawing the same lines of text on as many pages. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { accessOf, prepareDepot, serveDepot } from './depot.mjs';
import { replayed, unpack } from './retail.mjs';

/** Invoices in one file, and printed one by one. Three times as many should take three times as long. */
const [some, many] = [100, 300];
const single = Number(process.env.SINGLE ?? 30);
process.env.LINES ??= '20000';

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
try {
  const path = join(folder, 'lines.csv');
  await unpack(path);
  const env = await prepareDepot(database.url, folder);
  await replayed(path, env);
  const invoices = await invoicesOf();
  depot = await serveDepot(env);
  const headers = await accessOf(depot.url, 'ops@depot.test');
  const ids = invoices.map(({ id }) => id);
  const [fewer, more] = [some, many].map((count) => ids.slice(0, count));
  const cold = await timed(() => printed(headers, [ids[0]]));
  const warm = await timed(async () => {
    for (const id of ids.slice(1, single + 1)) await printed(headers, [id]);
  });
  const two = await timed(() =>
    Promise.all(
      [0, 1].map(async (odd) => {
        for (const id of ids.slice(single + 1, 2 * single + 1).filter((_, at) => at % 2 === odd))
          await printed(headers, [id]);
      }),
    ),
  );
  const kept = await timed(() => printed(headers, [ids[0]]));
  const part = await timed(() => printed(headers, fewer));
  const all = await timed(() => printed(headers, more));
  const pages = (await PDFDocument.load(await printed(headers, more))).getPageCount();
  const peer = await timed(() => drawn(invoices.slice(0, more.length)));
  console.log(`the first invoice, with the start of Chromium: ${cold.toFixed(0)} ms`);
  console.log(
    `one by one: ${((single * 1000) / warm).toFixed(1)} a second; by two clients: ` +
      `${((single * 1000) / two).toFixed(1)} a second`,
  );
  console.log(`a paid one again, as it was kept: ${kept.toFixed(0)} ms`);
  console.log(`${fewer.length} invoices in one file: ${(part / 1000).toFixed(2)} s`);
  console.log(
    `${more.length} invoices, ${pages} pages, in one file: ${(all / 1000).toFixed(2)} s; pdf-lib ` +
      `${(peer / 1000).toFixed(2)} s, ratio ${(all / peer).toFixed(1)}`,
  );
} finally {
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

async function invoicesOf() {
  const connection = await createConnection({ uri: database.url, database: 'depot' });
  const [rows] = await connection.query(
    `SELECT CONCAT(i.kind, i.number) id, i.client_name client, it.description, it.quantity, it.rate, it.amount
     FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id WHERE i.kind = 'I' ORDER BY i.id, it.position`,
  );
  await connection.end();
  const invoices = new Map();
  for (const { id, client, ...line } of rows) {
    const invoice = invoices.get(id) ?? { id, client, lines: [] };
    invoices.set(id, invoice);
    invoice.lines.push(line);
  }
  return [...invoices.values()];
}

async function printed(headers, invoiceIds) {
  const answer = await fetch(`${depot.url}/api/document/invoice/download`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ invoiceIds }),
  });
  const pdf = await answer.arrayBuffer();
  if (!answer.ok || pdf.byteLength < 1000) throw new Error(`Printing answered ${answer.status}.`);
  return pdf;
}

/** Text alone, at fixed places, without measuring or wrapping it: less than an invoice needs. */
async function drawn(invoices) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const { id, client, lines } of invoices) {
    for (let from = 0; from < lines.length; from += 36) {
      const page = document.addPage([612, 792]);
      const write = (text, x, y) => page.drawText(text, { x, y, size: 9, font });
      write(`INVOICE ${id}`, 400, 740);
      write(client, 50, 700);
      lines.slice(from, from + 36).forEach(({ description, quantity, rate, amount }, at) => {
        const y = 640 - at * 16;
        [
          [description.replace(/[^ -~]/g, '?'), 50],
          [String(quantity), 330],
          [String(rate), 400],
          [String(amount), 480],
        ].forEach(([text, x]) => write(text, x, y));
      });
    }
  }
  await document.save();
}

async function timed(run) {
  const begin = performance.now();
  await run();
  return performance.now() - begin;
}
