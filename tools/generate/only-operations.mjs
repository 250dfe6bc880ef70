import { endpointTags } from './endpoint-tags.mjs';
import { narrowed } from './narrowed.mjs';

/**
 * Two endpoints may ask the same operation; in the description each needs a path of its own. Taken off again from the
 * code.
 */
const copyMark = '#';

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
 * @typedef {Record<string, Use>} Operations endpoint name → use
 */

/** Names of operations and endpoints begin with their domain. */
export const domainOf = (name) => /^[a-z]+/.exec(name)[0];

/**
 * The part of an API description that a web application uses, under its own names and without the `/api` that its base
 * adds.
 *
 * @param {Operations} operations
 * @param {(operation: object) => boolean} isWanted
 */
export function onlyOperations(description, operations, isWanted) {
  const paths = {};
  for (const [name, wanted] of Object.entries(operations)) {
    const { path, method, operation } = find(description, wanted.operation ?? name);
    if (!isWanted(operation)) continue;
    let own = path.replace(/^\/api/, '');
    while (paths[own]?.[method]) own += copyMark;
    const used = narrowed(operation, wanted);
    paths[own] = {
      ...paths[own],
      [method]: { ...used, operationId: name, parameters: used.parameters?.map(withFlag) },
    };
  }
  return { ...description, paths };
}

/** A flag travels as the text `true` or `false`; in code it is a boolean. */
function withFlag(parameter) {
  const isFlag =
    parameter.schema?.enum?.length === 2 && parameter.schema.enum.every((word) => ['true', 'false'].includes(word));
  return isFlag ? { ...parameter, schema: { type: 'boolean' } } : parameter;
}

/** The generated code with the paths as they are. */
export function withoutCopyMarks(code) {
  return code.replaceAll(new RegExp(`${copyMark}+\``, 'g'), '`');
}

function find(description, id) {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods))
      if (operation.operationId === id) return { path, method, operation };
  }
  throw new Error(`The services have no operation called ${id}.`);
}

/**
 * Type of each endpoint, independent of its HTTP method: reads are queries, changes are mutations.
 *
 * @param {Operations} operations
 */
export function endpointTypes(description, operations) {
  return Object.entries(operations).map(([pattern, wanted]) => {
    const { operation } = find(description, wanted.operation ?? pattern);
    return { pattern, type: operation['x-kind'] === 'reads' ? 'query' : 'mutation' };
  });
}

/**
 * Code of the tags of each endpoint that has any.
 *
 * @param {Operations} operations
 * @returns {Map<string, string>}
 */
export function tagsByEndpoint(description, operations) {
  const found = new Map();
  for (const [name, use] of Object.entries(operations)) {
    const { operation } = find(description, use.operation ?? name);
    const tags = use.tags === false ? undefined : endpointTags(narrowed(operation, use));
    if (tags) found.set(name, tags);
  }
  return found;
}
