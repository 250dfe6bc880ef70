import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const template = join(import.meta.dirname, 'template');
const budget = { first: 9000, total: 20000, reason: 'One table made of the kit; no library of its own.' };

const guide = `  guide: {
    gb: () => import('./guide/gb.json', { with: { type: 'json' } }),
    cn: () => import('./guide/cn.json', { with: { type: 'json' } }),
  },
`;

/**
 * The sources of a new remote: its manifest, texts in both languages, a screen that asks the services, and its tests.
 *
 * @param {string} remote e.g. `mf-hello`
 * @param {boolean} [hasGuide] false in the checkout, where each guide needs its pictures
 * @returns {Map<string, string>} content by path
 */
export function sourceFiles(remote, hasGuide = false) {
  const name = remote.replace(/^mf-/, '');
  const title = name[0].toUpperCase() + name.slice(1);
  const named = (text) =>
    text
      .replace('{guide}', hasGuide ? guide : '')
      .replaceAll('{Name}', title)
      .replaceAll('{name}', name);
  const placed = (path) => path.replace('screens/screen/Screen', `screens/${name}/${title}`);
  return new Map(
    readdirSync(join(template, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((file) => hasGuide || !file.startsWith(join(template, 'src/guide')))
      .map((file) => [
        placed(
          relative(template, file)
            .replaceAll(sep, '/')
            .replace(/\.template$/, ''),
        ),
        named(readFileSync(file, 'utf8')),
      ]),
  );
}

const webpackConfig = `import { remoteConfig } from '@depot/tools/webpack';

export default (env, { mode }) => remoteConfig(import.meta.dirname, mode);
`;

/** Files of a remote in the checkout, beside its sources. */
export function checkoutFiles(remote) {
  const config = '--config ../tools/build/webpack/remote-config.mjs';
  const kits = ['api', 'contracts', 'i18n', 'remote-kit', 'ui'].map((kit) => [`@depot/${kit}`, '*']);
  const description = {
    name: `@depot/${remote}`,
    version: '1.0.0',
    private: true,
    description: 'The warehouses.',
    type: 'module',
    nx: { name: remote },
    scripts: {
      build: `webpack --mode production ${config}`,
      dev: `webpack --mode development --watch ${config}`,
    },
    dependencies: Object.fromEntries(kits),
    depot: { budget },
  };
  return new Map([
    ['package.json', json(description)],
    ['tsconfig.json', '{ "extends": "../tsconfig.base.json", "include": ["src"] }\n'],
  ]);
}

/**
 * Files of a remote in a separate folder, beside its sources.
 *
 * @param {string} remote
 * @param {Record<string, string>} dependencies the product's packages
 * @param {Record<string, string>} devDependencies third-party packages
 */
export function ownFiles(remote, dependencies, devDependencies) {
  const description = {
    name: remote,
    version: '1.0.0',
    private: true,
    description: 'The warehouses.',
    type: 'module',
    scripts: {
      build: 'webpack --mode production',
      dev: 'depot dev',
      generate: 'depot generate',
      lint: 'eslint .',
      release: 'depot release',
      test: 'node --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js',
      typecheck: 'tsc -b',
    },
    dependencies,
    devDependencies,
    depot: { budget },
  };
  const tsconfig = readFileSync(join(template, 'tsconfig.json.template'), 'utf8');
  const lint = "import { remoteLint } from '@depot/tools/lint';\n\nexport default remoteLint(import.meta.dirname);\n";
  return new Map([
    ['package.json', json(description)],
    ['tsconfig.json', tsconfig],
    ['webpack.config.mjs', webpackConfig],
    ['jest.config.mjs', "export { default } from '@depot/tools/jest';\n"],
    ['eslint.config.mjs', lint],
    ['.gitignore', 'node_modules/\ndist/\n'],
    // What is deprecated in the tools' own dependencies is no concern of a remote.
    ['.npmrc', 'audit=false\nfund=false\nloglevel=error\n'],
    ['README.md', filled('README.md.template', remote)],
    ['.github/workflows/release.yml', filled('release.yml.template', remote)],
    ['.oxfmtrc.json', json({ singleQuote: true, printWidth: 120, sortPackageJson: false })],
  ]);
}

const filled = (file, remote) => readFileSync(join(template, file), 'utf8').replaceAll('{remote}', remote);

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
