import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '../../say/say.mjs';

/** Imports the missing files, like a user in the Admin section. `note` receives the progress. */
export async function importFiles(api, files, note) {
  const { list } = await api.get('/import');
  const done = new Set(list.filter(({ status }) => status === 'APPLIED').map(({ kind }) => kind));
  for (const [kind, text] of Object.entries(files)) {
    if (!done.has(kind)) await importFile(api, kind, text, note);
  }
}

async function importFile(api, kind, text, note) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), `${kind}.csv`);
  const { obj } = await api.post(`/import/${kind}`, form);
  for (;;) {
    const { obj: state } = await api.get(`/import?id=${obj.importId}`);
    note(`${kind}: ${state.done} of ${state.total || '…'}`);
    if (state.status === 'APPLIED') return;
    if (state.status === 'REFUSED') throw new Problem(`${kind}.csv of the demo was refused: ${explain(state)}`);
    await pause(100);
  }
}

const explain = ({ errors, errorCount }) =>
  `${errors
    .slice(0, 5)
    .map(({ line, column, message }) => `line ${line} ${column}: ${message}`)
    .join('; ')} (${errorCount} in all)`;
