import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createRetailFiles } from '@depot/service-host';
import { Problem } from '../say/say.mjs';

/**
 * Writes `products.csv` and `stores.csv` for Admin → Imports into the folder, and reports the handling of each
 * irregularity.
 */
export async function writeRetailFiles(file, folder) {
  const path = resolve(file);
  if (!existsSync(path)) throw new Problem(`There is no file ${path}.`);
  const { products, stores, figures } = await createRetailFiles(path);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'products.csv'), products);
  await writeFile(join(folder, 'stores.csv'), stores);
  const count = (number) => number.toLocaleString('en-US');
  console.log(`${count(figures.lines)} lines read.`);
  console.log(
    `products.csv: ${count(figures.products)} products. ${count(figures.codesInOtherCase)} codes that differ only ` +
      `in case were joined; ` +
      `${count(figures.withoutDescription)} products without a description are called by their code.`,
  );
  console.log(
    `stores.csv: ${count(figures.stores)} stores, ${count(figures.walkIns)} of them for customers without a ` +
      `number, one a country.`,
  );
}
