import type { Operation } from '@depot/node-http';
import { operationsOfDomain } from './compose.js';
import { domains } from './domains.js';

/** An operation of the product with the domain that serves it, as `MODULES` names it. */
export interface OfferedOperation extends Operation {
  domain: string;
}

/** Everything that the product offers below `/api`. */
export const offeredOperations = (): OfferedOperation[] =>
  domains.flatMap((domain) => operationsOfDomain(domain).map((operation) => ({ ...operation, domain: domain.name })));
