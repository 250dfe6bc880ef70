import type { Operation } from '@depot/node-http';
import { listDomainOperations } from './compose.js';
import { domains } from './domains.js';

/** An operation of the product with the domain that serves it, as `MODULES` names it. */
export interface OfferedOperation extends Operation {
  domain: string;
}

/** Everything that the product offers below `/api`. */
export const listOfferedOperations = (): OfferedOperation[] =>
  domains.flatMap((domain) => listDomainOperations(domain).map((operation) => ({ ...operation, domain: domain.name })));

const compareText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** A line for each operation: domain, method, path and id. */
export function formatRouteTable(operations: readonly OfferedOperation[]): string {
  const lines = operations.map(
    ({ domain, method, path, id }) => `${domain.padEnd(12)} ${method.padEnd(6)} /api${path.padEnd(40)} ${id}`,
  );
  return `${lines.sort(compareText).join('\n')}\n`;
}

/**
 * The domain of each path as a map of nginx.
 * @throws if two domains share a path, which nginx could not tell apart
 */
export function formatNginxRoutes(operations: readonly OfferedOperation[]): string {
  const domains = new Map<string, string>();
  for (const { path, domain } of operations) {
    if ((domains.get(path) ?? domain) !== domain)
      throw new Error(`${path} is served by ${domains.get(path)} and by ${domain}.`);
    domains.set(path, domain);
  }
  const lines = [...domains].map(([path, domain]) => `  ${formatPattern(path)} ${domain};`).sort(compareText);
  return [
    '# The domain that serves each route. Written by: npm run -s routes -- --nginx > docs/ops/nginx-routes.conf',
    'map $uri $depot_domain {',
    '  default "";',
    ...lines,
    '}',
    '',
  ].join('\n');
}

/** A literal path, or a regular expression if it has parameters. */
function formatPattern(path: string): string {
  const isFixed = !path.includes(':');
  return isFixed ? `/api${path}` : `"~^/api${path.replaceAll(/:\w+/g, '[^/]+')}$"`;
}
