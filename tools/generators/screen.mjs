import {
  addProperty,
  insertLine,
  readFileText,
  toCamelCase,
  toPascalCase,
  toTitle,
  writeNewFiles,
} from './edit-files.mjs';
import { formatFiles } from './format-files.mjs';

/**
 * `npx nx g @depot/tools:screen category-remarks --remote=mf-reports --path=report/remarks --permission=report.admin`
 * writes a screen with an empty table, its route, texts in both languages, guide and test.
 *
 * @param {import('./edit-files.mjs').Tree} tree
 * @param {{ name: string, remote: string, path: string, permission: string }} options
 */
export default function generateScreen(tree, options) {
  const { name, remote, path, permission } = options;
  const component = toPascalCase(name);
  const texts = toCamelCase(name);
  const folder = `${remote}/src/screens/${name}`;
  writeNewFiles(tree, {
    [`${folder}/${component}.tsx`]: screenSource(component, texts),
    [`${folder}/${component}.spec.tsx`]: specSource(component, path),
  });
  for (const [language, words] of Object.entries(wordsOf(toTitle(name)))) {
    addProperty(tree, `${remote}/src/locales/${language}.json`, texts, { title: words.title, empty: words.empty });
    const guide = `${remote}/src/guide/${language}.json`;
    if (tree.exists(guide)) addProperty(tree, guide, path, { purpose: words.purpose, steps: [words.step] });
  }
  addRoute(tree, `${remote}/src/manifest.ts`, { path, title: toTitle(name), permission, name, component });
  return formatFiles(tree, `the data (docs/recipes/route.md), the Chinese texts, npm run jest -- ${remote}`);
}

/** Texts of the new screen by language. The title stays English until a translation replaces it. */
const wordsOf = (title) => ({
  gb: {
    title,
    empty: 'There is nothing here yet.',
    purpose: `${title}: what the page is for.`,
    step: 'Find a row in the table.',
  },
  cn: { title, empty: '暂无内容。', purpose: `${title}：此页面的用途。`, step: '在表格中查找所需的行。' },
});

function addRoute(tree, manifest, { path, title, permission, name, component }) {
  const text = readFileText(tree, manifest);
  if (text.includes(`path: '${path}',\n      title`)) throw new Error(`${manifest} has a route ${path} already.`);
  insertLine(
    tree,
    manifest,
    /^ {2}routes: \[/,
    `    {
      path: '${path}',
      title: { gb: '${title}', cn: '${title}' },
      permission: '${permission}',
      screen: () => import('./screens/${name}/${component}.js').then((module) => module.${component}),
    },`,
  );
}

const screenSource = (component, texts) => `import { Page } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useTexts } from '../../texts.js';

interface Row {
  id: number;
  name: string;
}

/** A table without rows until an endpoint of \`src/api\` gives them. */
export function ${component}() {
  const { t } = useTexts();
  const columns: DataColumn<Row>[] = [{ key: 'name', title: t('${texts}.title'), dataIndex: 'name' }];
  return (
    <Page>
      <DataTable<Row>
        label={t('${texts}.title')}
        columns={columns}
        rows={[]}
        rowKey="id"
        emptyText={t('${texts}.empty')}
      />
    </Page>
  );
}
`;

const specSource = (component, path) => `import { renderScreen } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { manifest } from '../../manifest.js';
import { ${component} } from './${component}.js';

test('a page without rows says so', async () => {
  await renderScreen(<${component} />, {
    at: '/in/${path}',
    texts: { [manifest.name]: manifest.locales },
    response: {},
  });
  expect(await screen.findByText('There is nothing here yet.')).toBeTruthy();
});
`;
