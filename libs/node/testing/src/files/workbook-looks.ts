import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Display settings of a workbook's only sheet. */
export interface WorkbookLooks {
  /** Characters, by column. */
  widths: number[];
  /** Number formats by row and column; undefined where a cell has none. */
  formats: (string | undefined)[][];
  /** Cells whose titles filter those below them. */
  filterArea: string | undefined;
}

/** Reads how an XLSX file of our own shows its cells. */
export async function readLooks(file: Buffer): Promise<WorkbookLooks> {
  const parts = await readParts(file);
  const sheet = [...parts].find(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))?.[1] ?? '';
  const styles = readFormats(parts.get('xl/styles.xml') ?? '');
  const rows = [...sheet.matchAll(/<row\b[^>]*?(?:\/>|>(.*?)<\/row>)/gs)];
  return {
    widths: [...sheet.matchAll(/<col\b[^>]*?\swidth="([\d.]+)"/g)].map(([, width]) => Number(width)),
    formats: rows.map(([, cells = '']) => formatsOfRow(cells, styles)),
    filterArea: /<autoFilter\b[^>]*?\sref="([^"]*)"/.exec(sheet)?.[1],
  };
}

function formatsOfRow(cells: string, styles: readonly (string | undefined)[]): (string | undefined)[] {
  const formats: (string | undefined)[] = [];
  for (const [cell, letters = ''] of cells.matchAll(/<c\b[^>]*?\sr="([A-Z]+)\d+"[^>]*>/g)) {
    const style = /\ss="(\d+)"/.exec(cell)?.[1];
    formats[parseColumn(letters)] = style === undefined ? undefined : styles[Number(style)];
  }
  return formats;
}

const parseColumn = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The format of each style of cells. */
function readFormats(styles: string): (string | undefined)[] {
  const named = styles.matchAll(/<numFmt\b[^>]*?numFmtId="(\d+)"[^>]*?formatCode="([^"]*)"/g);
  const codes = new Map([...named].map(([, id, code]) => [id, code]));
  const cells = /<cellXfs\b[^>]*>(.*?)<\/cellXfs>/s.exec(styles)?.[1] ?? '';
  return [...cells.matchAll(/<xf\b[^>]*>/g)].map(([style]) => codes.get(/numFmtId="(\d+)"/.exec(style)?.[1]));
}

async function readParts(file: Buffer): Promise<Map<string, string>> {
  const archive = await fromBufferPromise(file, { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry())
    if (entry.fileName.endsWith('.xml'))
      parts.set(entry.fileName, (await buffer(await archive.openReadStreamPromise(entry))).toString());
  return parts;
}
