import { idAt, idKind, type Ids } from './ids.js';
import type { Operation } from './operations.js';
import { type Asked, request } from './request.js';

/** Ids of nothing. */
export const nowhere: Ids = { first: 4_000_000_000, labels: [] };

/** A request with every field, its ids from these. */
export function wholeRequest(operation: Operation, ids: Ids): Asked {
  return request(operation, (field) => {
    const kind = idKind(field);
    return kind && idAt(kind, ids, 0);
  });
}

/** A request with nothing that may be left out, and nothing that may not. */
export function bareRequest(operation: Operation): Asked {
  return { ...wholeRequest(operation, nowhere), query: {}, body: operation.body && {} };
}

/** A question may be whole, bare, or ask for one thing only. */
export function waysToAsk(operation: Operation): Asked[] {
  const whole = wholeRequest(operation, nowhere);
  const alone = Object.entries(whole.query).map(([name, value]) => ({ ...whole, query: { [name]: value } }));
  return [whole, bareRequest(operation), ...alone];
}
