import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const languages = ['gb', 'cn'];

/** Keys of nested texts, joined by dots. English has two plural forms, Chinese one: both count as one key. */
function keysOf(texts, path = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key.replace(/_(one|other)$/, '')}`] : keysOf(value, `${path}${key}.`),
  );
}

/** Why the texts of a remote are not complete: keys that only one language has. */
export async function textProblems(folder) {
  const keys = {};
  for (const language of languages) {
    const file = join(folder, 'src/locales', `${language}.json`);
    if (!existsSync(file)) return [`src/locales/${language}.json is missing.`];
    keys[language] = new Set(keysOf(JSON.parse(await readFile(file, 'utf8'))));
  }
  const missing = (language, other) => [...keys[other]].filter((key) => !keys[language].has(key));
  return languages.flatMap((language, place) => {
    const gone = missing(language, languages[1 - place]);
    return gone.length > 0 ? [`src/locales/${language}.json has no ${gone.join(', ')}.`] : [];
  });
}
