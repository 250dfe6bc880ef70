/** A sheet of labels: Depot's PDF over HTTP beside pdf-lib drawing the same codes at the same places. See README.md. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { labelsHtml } from '../../libs/web/documents/dist/print.js';
import { temporaryMariadb } from '../../tools/database/temporary.mjs';
import { accessOf, startDepot } from './depot.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const counts = [24, 1000];
const inch = 72;

const folder = await mkdtemp(join(tmpdir(), 'depot-bench-'));
const database = await temporaryMariadb();
let depot;
try {
  depot = await startDepot(database.url, folder);
  const headers = await accessOf(depot.url, 'ops@depot.test');
  await printed(depot.url, headers, labels(1));
  for (const count of counts) {
    const qrCodes = labels(count);
    const paths = pathsOf(qrCodes);
    const ours = await median(() => printed(depot.url, headers, qrCodes));
    const peer = await median(() => drawn(qrCodes, paths));
    console.log(
      `${String(count).padStart(5)} labels: Depot ${seconds(ours)}, pdf-lib ${seconds(peer)}, ratio ` +
        `${(ours / peer).toFixed(2)}`,
    );
  }
} finally {
  await depot?.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
}

function labels(count) {
  return Array.from({ length: count }, (_, nth) => ({
    qrValue: `Q${String(nth * 7919).padStart(15, '0')}`,
    qrText: `Queso Cabrales ${(nth / 100 + 1).toFixed(2)} lb`,
  }));
}

/** The codes as vector paths: pdf-lib need not encode them, which is to its advantage. */
function pathsOf(qrCodes) {
  return [...labelsHtml({ labels: qrCodes }).matchAll(/<path fill="#000000" d="([^"]+)"/g)].map(([, path]) => path);
}

async function printed(origin, headers, qrCodes) {
  const answer = await fetch(`${origin}/api/document/qr-code/download`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ qrCodes }),
  });
  const pdf = await answer.arrayBuffer();
  if (!answer.ok || pdf.byteLength < 1000) throw new Error(`Printing answered ${answer.status}.`);
}

async function drawn(qrCodes, paths) {
  if (paths.length !== qrCodes.length) throw new Error('A code has no path.');
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  let page;
  qrCodes.forEach(({ qrText }, nth) => {
    const cell = nth % 24;
    if (cell === 0) page = document.addPage([8.5 * inch, 11 * inch]);
    const left = (0.78125 + (cell % 4) * 1.8125) * inch;
    const top = (11 - 0.5 - Math.floor(cell / 4) * 1.7) * inch;
    // 110 CSS pixels are 82.5 points, the code is 25 modules wide.
    page.drawSvgPath(paths[nth], { x: left + 13, y: top - 8, scale: 82.5 / 25 });
    page.drawText(qrText, { x: left + 13, y: top - 102, size: 7, font });
  });
  await document.save();
}

/** Milliseconds of the run in the middle. */
async function median(run) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await run();
    times.push(performance.now() - begin);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)];
}

function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}
