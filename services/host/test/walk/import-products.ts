import { importFile } from '../import-file.js';
import type { Trade } from '../trade.js';

/** Imports one more product from a file, and waits until that is done. */
export async function importProducts({ manager }: Trade, name: string): Promise<void> {
  const rows = [
    'secondaryName,subWarehouse,category,subCategory,price,hasWeight',
    `${name},${name} room,Dry,Dry,1.00,No`,
  ];
  const { status, errors } = await importFile(manager, 'products', Buffer.from(rows.join('\n')), `${name}.csv`);
  if (status !== 'APPLIED') throw new Error(`${status} ${JSON.stringify(errors)}`);
}
