import type { ImportKind, ImportState } from '@depot/contracts/importing';
import type { TestClient } from '@depot/node-testing';

/** Imports a file by the API and waits for its end. */
export async function importFile(client: TestClient, kind: ImportKind, content: Uint8Array, name: string): Promise<ImportState> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(content)]), name);
  const { status, body } = await client.post(`/api/import/${kind}`, form);
  if (status !== 202) throw new Error(`${status} ${body.message}`);
  for (;;) {
    const { obj: state } = (await client.get<{ obj: ImportState }>(`/api/import?id=${String(body.obj.importId)}`)).body;
    if (state.status !== 'CHECKING' && state.status !== 'APPLYING') return state;
  }
}
