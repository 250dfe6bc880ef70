import type { ImportState } from '@depot/contracts/importing';
import type { Trade } from '../trade.js';

/** Imports one more product from a file, and waits until that is done. */
export async function importProducts({ manager }: Trade, name: string): Promise<void> {
  const file = new FormData();
  const rows = ['secondaryName,subWarehouse,category,subCategory,price,hasWeight', `${name},${name} room,Dry,Dry,1.00,No`];
  file.append('file', new Blob([rows.join('\n')]), `${name}.csv`);
  const { status, body } = await manager.post('/api/import/products', file);
  if (status !== 202) throw new Error(`${status} ${body.message}`);
  const state = async () => (await manager.get<{ obj: ImportState }>(`/api/import?id=${String(body.obj.importId)}`)).body.obj;
  let { status: reached, errors } = await state();
  while (reached === 'CHECKING' || reached === 'APPLYING') ({ status: reached, errors } = await state());
  if (reached !== 'APPLIED') throw new Error(`${reached} ${JSON.stringify(errors)}`);
}
