import type { ImportKind, ImportState } from '@depot/contracts/importing';
import { eventually, type TestClient } from '@depot/node-testing';
import type { Trade } from './trade.js';

/** A file as a form sends it. */
export function fileForm(content: Uint8Array | string, name = 'file.csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([typeof content === 'string' ? content : Uint8Array.from(content)]), name);
  return form;
}

/** Imports a file by the API and waits for its end. */
export async function importFile(
  client: TestClient,
  kind: ImportKind,
  content: Uint8Array,
  name: string,
): Promise<ImportState> {
  const { status, body } = await client.post(`/api/import/${kind}`, fileForm(content, name));
  if (status !== 202) throw new Error(`${status} ${body.message}`);
  return importEnd(client, Number(body.obj.importId));
}

/** Waits for the end of an import. */
export async function importEnd(client: TestClient, id: number): Promise<ImportState> {
  const state = async () => (await client.get<{ obj: ImportState }>(`/api/import?id=${id}`)).body.obj;
  return eventually(state, ({ status }) => status !== 'CHECKING' && status !== 'APPLYING');
}

/** Imports one more product from a file, and waits until that is done. */
export async function importProducts({ manager }: Trade, name: string): Promise<void> {
  const rows = [
    'secondaryName,subWarehouse,category,subCategory,price,hasWeight',
    `${name},${name} room,Dry,Dry,1.00,No`,
  ];
  const { status, errors } = await importFile(manager, 'products', Buffer.from(rows.join('\n')), `${name}.csv`);
  if (status !== 'APPLIED') throw new Error(`${status} ${JSON.stringify(errors)}`);
}
