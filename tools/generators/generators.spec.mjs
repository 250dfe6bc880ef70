import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { root } from '../workspace-root.mjs';
import generateDomain from './domain.mjs';
import generateRemote, { lists } from './remote.mjs';
import generateRoute from './route.mjs';
import generateScreen from './screen.mjs';

/** The checkout, with what a generator writes kept in memory. */
function checkoutTree() {
  const written = new Map();
  return {
    root,
    written,
    exists: (path) => written.has(path) || existsSync(join(root, path)),
    read: (path) => written.get(path) ?? (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
    write: (path, content) => written.set(path, content),
    listChanges: () => [...written.keys()].map((path) => ({ path })),
  };
}

const before = (path) => readFileSync(join(root, path), 'utf8');
/** Lines that a generator has added to a file, without those that it had. */
const added = ({ written }, path) => {
  const had = before(path).split('\n');
  return written
    .get(path)
    .split('\n')
    .filter((line) => !had.includes(line))
    .join('\n');
};

test('a remote stands in every list after the others', () => {
  const tree = checkoutTree();
  generateRemote(tree, { name: 'mf-hello' });
  expect(tree.written.get('mf-hello/src/manifest.ts')).toContain("name: 'mf-hello'");
  for (const [file, { lineFor }] of Object.entries(lists)) {
    const [head, tail] = tree.written.get(file).split(lineFor('mf-hello'));
    expect(head + tail.slice(1)).toBe(before(file));
    expect(head.trimEnd().split('\n').at(-1)).toMatch(/admin/);
  }
});

const remarks = {
  name: 'shelf-remarks',
  remote: 'mf-reports',
  path: 'report/shelf-remarks',
  permission: 'report.admin',
};

test('a screen has a route, texts and a page of the guide in both languages', () => {
  const tree = checkoutTree();
  generateScreen(tree, remarks);
  expect(added(tree, 'mf-reports/src/manifest.ts')).toContain(
    "screen: () => import('./screens/shelf-remarks/ShelfRemarks.js').then((module) => module.ShelfRemarks)",
  );
  for (const language of ['gb', 'cn']) {
    const texts = JSON.parse(tree.written.get(`mf-reports/src/locales/${language}.json`));
    expect(Object.keys(texts.shelfRemarks)).toEqual(['title', 'empty']);
    const guide = JSON.parse(tree.written.get(`mf-reports/src/guide/${language}.json`));
    expect(guide[remarks.path].steps).toHaveLength(1);
  }
  expect(() => generateScreen(tree, remarks)).toThrow('exists already');
});

const ages = { name: 'shelf-ages', domain: 'reports', permission: 'report.admin', roles: 'AW' };

test('a route is in its module, its contracts and the table of access', () => {
  const tree = checkoutTree();
  generateRoute(tree, ages);
  const module = tree.written.get('services/reports/src/reports.module.ts');
  expect(module).toMatch(/controllers: \[ShelfAgesController, /);
  expect(module).toMatch(/providers: \[GetShelfAges, /);
  expect(added(tree, 'libs/contracts/src/reports/index.ts')).toBe("export * from './shelf-ages.schemas.js';");
  expect(added(tree, 'services/host/test/access/routes.ts')).toMatch(
    /^GET \/api\/reports\/shelf-ages +\| AW \| AW \| tenant$/,
  );
});

test('a domain is composed by the host, in its package and in its list', () => {
  const tree = checkoutTree();
  generateDomain(tree, { name: 'calendar', route: 'calendar-week', permission: 'order.read', roles: 'AWOSV' });
  expect(added(tree, 'services/host/src/domains.ts').split('\n')).toEqual([
    "import { CalendarModule } from '@depot/service-calendar';",
    "  { name: 'calendar', module: CalendarModule, migrations: [] },",
  ]);
  expect(added(tree, 'services/host/package.json')).toContain('"@depot/service-calendar": "1.0.0"');
  expect(added(tree, 'tools/check/domains.mjs')).toBe('  calendar: [],');
  expect(() => generateDomain(tree, { name: 'orders', route: 'x', permission: 'y', roles: 'A' })).toThrow('exists');
});

test('a file that was renamed is named, and not guessed', () => {
  const tree = checkoutTree();
  expect(() => generateRoute(tree, { ...ages, domain: 'shelves' })).toThrow(
    'libs/contracts/src/shelves/index.ts does not exist.',
  );
});
