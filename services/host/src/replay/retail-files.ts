import { fromHundredths } from '@depot/contracts/amounts';
import { importColumns } from '@depot/contracts/importing';
import { type CellValue, formatCsv } from '@depot/node-workbook';
import { buildRetailProduct, collectNames } from './retail-goods.js';
import { retailLines } from './retail-lines.js';

/** Files for the import, and totals of the data set. */
export interface RetailFiles {
  products: Buffer;
  stores: Buffer;
  figures: {
    lines: number;
    products: number;
    /** Codes that are written in another case elsewhere, and so no products of their own. */
    codesInOtherCase: number;
    /** Named by their code. */
    withoutDescription: number;
    stores: number;
    /** Stores for customers without a number, one for each country. */
    walkIns: number;
  };
}

type Cells = Record<string, CellValue>;

/** The products and customers of the Online Retail data set as files of the import. */
export async function createRetailFiles(path: string): Promise<RetailFiles> {
  const { lines, customers, goods, writtenCodes } = await collectNames(retailLines(path));
  const products = [...goods].map(([code, found]) => buildRetailProduct(code, found));
  const stores = [...customers].map((name): Cells => ({ name }));
  return {
    products: formatFile(
      'products',
      products.map(({ price, ...product }): Cells => ({ ...product, price: fromHundredths(price) })),
    ),
    stores: formatFile('stores', stores),
    figures: {
      lines,
      products: products.length,
      codesInOtherCase: writtenCodes.size - goods.size,
      withoutDescription: [...goods.values()].filter(({ description }) => description === '').length,
      stores: stores.length,
      walkIns: stores.filter(({ name }) => String(name).startsWith('Walk-in')).length,
    },
  };
}

function formatFile(kind: 'products' | 'stores', rows: readonly Cells[]): Buffer {
  const columns = importColumns[kind].map(({ field, title }) => ({
    title: title.gb,
    value: (row: Cells) => row[field] ?? null,
  }));
  return formatCsv(columns, rows);
}
