/**
 * Options of an endpoint in a list of operations: its operation, if named differently, and its use. `byHand`: the
 * endpoint is written by hand, and only its tags are generated. `tags: false`: its response is kept by no tag.
 *
 * @typedef {{
 *   operation?: string;
 *   takes?: string[];
 *   answers?: 'obj' | 'list';
 *   having?: string;
 *   byHand?: boolean;
 *   tags?: false;
 * }} Use
 */

/** Names of operations and endpoints begin with their domain. */
export const domainOf = (name) => /^[a-z]+/.exec(name)[0];

/** An operation of an API description by its id, with its path and method. @throws if there is none */
export function findOperation(description, id) {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === id) return { path, method, operation };
  }
  throw new Error(`The services have no operation called ${id}.`);
}
