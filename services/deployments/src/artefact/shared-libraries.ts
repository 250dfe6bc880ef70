/** What tells a library that the shell shares, or one inside of a shared kit, by its built script. */
interface SharedLibrary {
  /** As a refusal calls it. */
  name: string;
  /** Texts that survive minification. A script contains the library where it has all texts of one of these lists. */
  texts: readonly (readonly string[])[];
  /** Its npm packages: names of chunks and, in builds for development, ids of modules contain them. */
  packages: readonly string[];
}

const libraries: readonly SharedLibrary[] = [
  {
    name: 'react',
    texts: [
      ['__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE', 'react.transitional.element', 'react.memo'],
      ['__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED', 'react.element', 'react.memo'],
    ],
    packages: ['react'],
  },
  {
    name: 'react-dom',
    texts: [['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'], ['__reactFiber$']],
    packages: ['react-dom', 'scheduler'],
  },
  {
    name: 'antd (@depot/ui)',
    texts: [
      ['data-css-hash', 'data-token-hash'],
      ['anticon', 'ant-design-icons'],
    ],
    packages: ['antd', '@ant-design/cssinjs', '@ant-design/icons'],
  },
  {
    name: 'React Router (@depot/router)',
    texts: [['__reactRouterVersion'], ['useRoutes() may be used only']],
    packages: ['react-router', 'react-router-dom'],
  },
  {
    name: 'Redux (@depot/rtk)',
    texts: [['@@redux/INIT'], ['RTK_autoBatch'], ['react-redux-context']],
    packages: ['redux', 'react-redux', '@reduxjs/toolkit'],
  },
  {
    name: 'i18next (@depot/i18n)',
    texts: [['i18next is already initialized'], ['You will need to pass in an i18next instance']],
    packages: ['i18next', 'react-i18next'],
  },
  { name: '@depot/api', texts: [['x-correlation-id', 'x-as-of', 'Idempotency-Key']], packages: [] },
  { name: '@depot/session', texts: [['useClaims is used outside a session.']], packages: [] },
  { name: '@depot/storage', texts: [['depot-archives']], packages: [] },
  { name: '@depot/remote-kit', texts: [['usePort is used outside the shell.']], packages: [] },
];

/** The shared libraries that a built script contains. */
export const findSharedLibraries = (path: string, script: string): string[] =>
  libraries.filter((library) => isIn(library, path, script)).map(({ name }) => name);

const isIn = ({ texts, packages }: SharedLibrary, path: string, script: string) =>
  texts.some((list) => list.every((text) => script.includes(text))) ||
  packages.some((name) => isNamedIn(name, path) || includesModule(name, script));

/** `vendors-node_modules_react_index_js.….js`, as webpack names chunks after their modules. */
const isNamedIn = (name: string, path: string) =>
  path.includes(`node_modules_${name.replace('@', '').replaceAll('/', '_')}_`);

/** `"../node_modules/react/index.js": …` or `"…"(module) {`: ids of modules in a build for development. */
function includesModule(name: string, script: string): boolean {
  const folder = `node_modules/${name}/`;
  const isId = (rest: string) => /^[^"'`\s]*["'`]\s*[:(]/.test(rest);
  return script.split(folder).slice(1).some(isId);
}
