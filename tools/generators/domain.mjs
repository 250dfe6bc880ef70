import { insertLine, readFileText, toPascalCase, toTitle, writeNewFiles } from './edit-files.mjs';
import { formatFiles } from './format-files.mjs';
import generateRoute from './route.mjs';

/**
 * `npx nx g @depot/tools:domain calendar --route=calendar-week --permission=order.read --roles=AWOSV`: a domain of the
 * services with its module, its place in the host and a first read route.
 *
 * @param {import('./edit-files.mjs').Tree} tree
 * @param {{ name: string, route: string, permission: string, roles: string }} options
 */
export default function generateDomain(tree, { name, route, permission, roles }) {
  const module = `${toPascalCase(name)}Module`;
  const folder = `services/${name}`;
  writeNewFiles(tree, {
    [`${folder}/package.json`]: packageSource(tree, name),
    [`${folder}/tsconfig.json`]: '{ "extends": "../../tsconfig.base.json", "include": ["src"] }\n',
    [`${folder}/src/${name}.module.ts`]: moduleSource(module),
    [`${folder}/test/package.json`]: testPackageSource(tree, name),
    [`${folder}/test/tsconfig.json`]: readFileText(tree, 'services/reports/test/tsconfig.json'),
    [`libs/contracts/src/${name}/index.ts`]: '',
  });
  generateRoute(tree, { name: route, domain: name, permission, roles });
  const host = 'services/host/src/domains.ts';
  insertLine(tree, host, /^import .*@depot\/service-/, `import { ${module} } from '@depot/service-${name}';`);
  insertLine(tree, host, /name: 'reports', module: /, `  { name: '${name}', module: ${module}, migrations: [] },`);
  const { dependencies, ...rest } = JSON.parse(readFileText(tree, 'services/host/package.json'));
  const linked = { ...rest, dependencies: { ...dependencies, [`@depot/service-${name}`]: '1.0.0' } };
  tree.write('services/host/package.json', `${JSON.stringify(linked, null, 2)}\n`);
  insertLine(tree, 'tools/check/domains.mjs', /^ {2}admin: \[/, `  ${name}: [],`);
  return formatFiles(tree, 'npm install, npx nx build host, npm run generate, and what docs/recipes/domain.md names');
}

function packageSource(tree, name) {
  const { dependencies } = JSON.parse(readFileText(tree, 'services/reports/package.json'));
  const used = ['@depot/contracts', '@depot/node-http', '@nestjs/common'];
  const description = {
    name: `@depot/service-${name}`,
    version: '1.0.0',
    private: true,
    description: `${toTitle(name)}.`,
    type: 'module',
    nx: { name },
    exports: { '.': { source: `./src/${name}.module.ts`, default: `./dist/${name}.module.js` } },
    scripts: { build: 'node ../../tools/build/compile.mjs' },
    dependencies: Object.fromEntries(used.map((each) => [each, dependencies[each]])),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

/** The package of the domain's database specs, which gets the product from `services/testing`. */
function testPackageSource(tree, name) {
  const { devDependencies } = JSON.parse(readFileText(tree, 'services/reports/test/package.json'));
  const used = ['@depot/node-testing', '@depot/service-testing'];
  const description = {
    name: `@depot/${name}-tests`,
    version: '1.0.0',
    private: true,
    description: `Tests of ${name} over HTTP on a real database.`,
    type: 'module',
    nx: { name: `${name}-tests` },
    devDependencies: Object.fromEntries(used.map((each) => [each, devDependencies[each]])),
  };
  return `${JSON.stringify(description, null, 2)}\n`;
}

const moduleSource = (module) => `import { Module } from '@nestjs/common';

@Module({ controllers: [], providers: [] })
export class ${module} {}
`;
