/**
 * Which imports are refused where. ESLint replaces a rule's options as a whole, so each package's list is put together
 * here.
 */

const everywhere = [
  {
    regex: '^\\.{1,2}/(?!.*\\.(js|mjs|cjs|json|css|svg|png|woff2)$)',
    message: 'Relative imports end in `.js`: Node resolves nothing by itself.',
  },
  { regex: '^\\.{1,2}$', message: 'Name the file: `./index.js`.' },
];

/** Libraries that the shell shares as singletons may be imported through their facade only. */
const facades = [
  { regex: '^antd($|/)|^@ant-design/|^@rc-component/', message: 'Use @depot/ui, @depot/ui/data or @depot/ui/extra.' },
  { regex: '^react-router(-dom)?($|/)', message: 'Use @depot/router.' },
  { regex: '^@reduxjs/toolkit($|/)|^react-redux($|/)', message: 'Use @depot/rtk.' },
  { regex: '^(react-)?i18next($|/)', message: 'Use @depot/i18n.' },
];

/**
 * Documents are downloaded in one way: the button shows that it is busy, a long document shows its progress, and
 * failures show a message.
 */
const documents = [
  {
    name: '@depot/api',
    importNames: ['downloadDocument', 'openDocument', 'printDocument', 'printFile', 'saveDocument', 'startDocument'],
    message: 'Use <DownloadButton> or useDownloads() of @depot/downloads.',
  },
];

/** Endpoints carry the name of their remote, so that no remote replaces those of another. */
const endpoints = [{ name: '@depot/api', importNames: ['baseApi'], message: 'Use remoteApi(depotRemote).' }];

/** A day is entered in one way, on a computer as on a phone. */
const dates = [
  {
    name: '@depot/ui/extra',
    importNames: ['DatePicker'],
    message: 'Use <DateField> or <PeriodField> of @depot/ui.',
  },
];

const database = [
  {
    name: 'typeorm',
    importNames: ['DataSource', 'Repository', 'EntityManager', 'QueryRunner', 'BaseEntity', 'MigrationExecutor'],
    message: 'Use Db from @depot/node-database: it applies the tenant and the transaction.',
  },
  { name: '@nestjs/typeorm', message: 'Use @depot/node-database.' },
  { name: 'mysql2', message: 'Use @depot/node-database.' },
  { name: 'mysql2/promise', message: 'Use @depot/node-database.' },
];

const edge = [
  {
    name: '@nestjs/common',
    importNames: ['Ip'],
    message: 'Use ClientAddress from @depot/node-http: what a proxy names is not checked otherwise.',
  },
];

const rule = (more = {}) => ['error', { paths: more.paths ?? [], patterns: [...everywhere, ...(more.patterns ?? [])] }];

export const restrictedImports = {
  everywhere: rule(),
  screens: rule({ paths: [...documents, ...dates, ...endpoints], patterns: facades }),
  downloads: rule({ paths: [...dates, ...endpoints], patterns: facades }),
  services: rule({ paths: [...database, ...edge] }),
};
