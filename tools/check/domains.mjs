/**
 * Layout rules of the services' domains, and the table of the ports that each domain may use. `structure.mjs` counts
 * violations, and `domains.spec.mjs` names them.
 */
import { basename } from 'node:path';

/** Which ports of other domains each domain may use. A line more is a decision: docs/architecture.md, "Ports". */
export const portsUsed = {
  identity: ['CATALOG_PORT'],
  catalog: ['IDENTITY_PORT', 'STOCK_PORT'],
  inventory: ['ACCOUNTING_PORT', 'CATALOG_PORT', 'IDENTITY_PORT', 'KNOWN_ORDERS_PORT', 'ORDERS_PORT'],
  inbound: ['CATALOG_PORT', 'STOCK_PORT', 'STOCK_USAGE_PORT'],
  orders: [
    ...['ACCOUNTING_PORT', 'ADDRESS_PORT', 'BILLING_PORT', 'CATALOG_PORT', 'IDENTITY_PORT'],
    ...['NOTICE_PORT', 'STOCK_PORT'],
  ],
  billing: ['ADDRESS_PORT', 'CATALOG_PORT', 'IDENTITY_PORT', 'KNOWN_ORDERS_PORT', 'ORDERS_PORT'],
  reports: [
    ...['ADDRESS_PORT', 'BILLING_REPORT_PORT', 'CATALOG_PORT', 'IDENTITY_PORT', 'LEDGER_REPORT_PORT'],
    ...['ORDERS_PORT', 'STOCK_PORT'],
  ],
  documents: [
    ...['ADDRESS_PORT', 'BILLING_PORT', 'CATALOG_PORT', 'IDENTITY_PORT', 'LOTS_PORT'],
    ...['KNOWN_ORDERS_PORT', 'NOTICE_PORT', 'ORDERS_PORT', 'STATEMENT_PORT'],
  ],
  admin: ['IDENTITY_PORT', 'RECONCILIATION_PORT'],
  deployments: ['IDENTITY_PORT', 'SESSION_DIRECTORY'],
};

/** Domains that need each other; each with a reason in docs/architecture.md. */
export const circles = ['billing ⇄ orders', 'catalog ⇄ identity', 'catalog ⇄ inventory', 'inventory ⇄ orders'];

/**
 * Domains whose internals the host and the scripts may import: the registry serves its files before any domain runs.
 */
const openDomains = ['deployments'];

const domainOf = (path) => /^services\/(?!host\/)([^/]+)\/src\//.exec(path)?.[1];
const importedNames = (text) =>
  [...text.matchAll(/^import \{([^}]*)\} from '@depot\/contracts\/[^']+';/gm)].flatMap(([, names]) =>
    names.split(',').map((name) => name.trim()),
  );

/** Ports with the domain that provides each: the tokens which the contracts of that domain name. */
export function portOwners(files) {
  const owners = new Map();
  for (const { path, text } of files) {
    const domain = /^libs\/contracts\/src\/([^/]+)\/[^/]+\.port\.ts$/.exec(path)?.[1];
    for (const [, token] of domain ? text.matchAll(/^export const ([A-Z_]+) = Symbol\(/gm) : [])
      owners.set(token, domain);
  }
  return owners;
}

/** Each use of a port by a domain that does not provide it, once. */
export function portUses(files) {
  const owners = portOwners(files);
  const uses = new Map();
  for (const { path, text } of files) {
    const domain = domainOf(path);
    if (domain === undefined) continue;
    for (const port of importedNames(text)) {
      const owner = owners.get(port);
      if (owner !== undefined && owner !== domain) uses.set(`${domain} ${port}`, { domain, port, owner, path });
    }
  }
  return [...uses.values()];
}

/** Pairs of domains that use a port of each other. */
export function circlesOf(uses) {
  const pairs = new Set(uses.map(({ domain, owner }) => `${domain} ${owner}`));
  const both = [...pairs].map((pair) => pair.split(' ')).filter(([a, b]) => a < b && pairs.has(`${b} ${a}`));
  return both.map(([a, b]) => `${a} ⇄ ${b}`).sort();
}

/** Differences from the table: ports that are used without an entry, or have an entry without use. */
export function portProblems(files, table = portsUsed) {
  const uses = portUses(files);
  const used = new Set(uses.map(({ domain, port }) => `${domain} ${port}`));
  const unlisted = uses.filter(({ domain, port }) => !table[domain]?.includes(port));
  return [
    ...unlisted.map(({ path, domain, port }) => `${path}: ${domain} may not use ${port}`),
    ...Object.entries(table).flatMap(([domain, ports]) =>
      ports.filter((port) => !used.has(`${domain} ${port}`)).map((port) => `${domain} does not use ${port}`),
    ),
  ];
}

/** Domains that are not laid out like the others. */
export function layoutProblems(files) {
  const domains = new Set(files.flatMap(({ path }) => domainOf(path) ?? []));
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const problems = [...domains].flatMap((domain) => {
    const door = texts.get(`services/${domain}/src/${domain}.module.ts`);
    if (door === undefined) return [`${domain} has no ${domain}.module.ts`];
    const exported = door.split('\n').filter((line) => line.startsWith('export '));
    const isDoor = (line) => /^export (?:class \w+Module\b|\{ \w+Migrations \} from )/.test(line);
    const hasIndex = texts.has(`services/${domain}/src/index.ts`);
    return [
      ...(openDomains.includes(domain) || exported.every(isDoor)
        ? []
        : [`${domain}.module.ts exports more than the module and its migrations`]),
      ...(hasIndex ? [`${domain} has an index.ts beside ${domain}.module.ts`] : []),
    ];
  });
  return [...problems, ...files.flatMap(adapterProblems)];
}

/** An adapter of a port is the file `ports/<port>.adapter.ts` and is named after the port. */
function adapterProblems({ path, text }) {
  if (domainOf(path) === undefined) return [];
  const isAdapter = /\/src\/ports\/[a-z-]+\.adapter\.ts$/.test(path);
  const name = /export class (\w+) implements \w+(?:Port|Directory)\b/.exec(text)?.[1];
  if (!isAdapter)
    return name || path.includes('/src/ports/') ? [`${path}: an adapter stands in ports/<port>.adapter.ts`] : [];
  const words = basename(path, '.adapter.ts').split('-');
  const expected = `${words.map((word) => word[0].toUpperCase() + word.slice(1)).join('')}Adapter`;
  return name === expected ? [] : [`${path}: its class is to be called ${expected} and to implement the port`];
}
