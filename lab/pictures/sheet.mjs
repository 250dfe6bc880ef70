import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `order-list-390-zh-dark.png` and its other variants share one heading. */
const subjectOf = (file) => file.replace(/-(?:\d{3,4}-|letter|a4).*$/, '');

/**
 * Writes `index.html`: all pictures of the folder, by subject, and the findings.
 *
 * @param {string} folder
 * @param {{ name: string; variant: string; id: string; impact: string; where: string[] }[]} findings
 */
export async function writeSheet(folder, findings) {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.png')).sort();
  const subjects = Map.groupBy ? Map.groupBy(files, subjectOf) : groupBy(files, subjectOf);
  const sections = [...subjects].map(([subject, pictures]) => sectionOf(subject, pictures, findings));
  const html = `<!doctype html><meta charset="utf-8"><title>Depot in pictures</title><style>
body { font: 14px system-ui; margin: 24px; background: #eee; }
section div { display: flex; gap: 12px; overflow-x: auto; align-items: flex-start; }
figure { margin: 0; } img { height: 480px; border: 1px solid #bbb; background: #fff; }
li { color: #a00; }</style><h1>Depot in pictures</h1>${sections.join('\n')}`;
  const path = join(folder, 'index.html');
  await writeFile(path, html);
  return { path, pictures: files.length };
}

function sectionOf(subject, pictures, findings) {
  const figures = pictures.map(
    (file) => `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>
<figcaption>${file}</figcaption></figure>`,
  );
  const wrong = findings
    .filter(({ name }) => name === subject)
    .map(({ variant, id, impact, where }) => `<li>${variant} ${impact} ${id}: ${escape(where.join(' · '))}</li>`);
  return `<section><h2>${subject}</h2><ul>${wrong.join('')}</ul><div>${figures.join('')}</div></section>`;
}

function groupBy(files, keyOf) {
  const groups = new Map();
  for (const file of files) groups.set(keyOf(file), [...(groups.get(keyOf(file)) ?? []), file]);
  return groups;
}
