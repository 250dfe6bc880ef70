/** Two endpoints may ask the same operation; in the description each needs a path of its own. Taken off again from the code. */
const copyMark = '#';

/**
 * The part of an API description that a web application uses, under its own names and without the `/api` that its base adds.
 *
 * @param {Record<string, string | { operation: string }>} operations endpoint name → operation id
 * @param {(operation: object) => boolean} isWanted
 */
export function onlyOperations(description, operations, isWanted) {
  const paths = {};
  for (const [name, wanted] of Object.entries(operations)) {
    const { path, method, operation } = find(description, wanted.operation ?? wanted);
    if (!isWanted(operation)) continue;
    let own = path.replace(/^\/api/, '');
    while (paths[own]?.[method]) own += copyMark;
    paths[own] = { ...paths[own], [method]: { ...operation, operationId: name, parameters: operation.parameters?.map(withFlag) } };
  }
  return { ...description, paths };
}

/** A flag travels as the text `true` or `false`; in code it is a boolean. */
function withFlag(parameter) {
  const isFlag = parameter.schema?.enum?.length === 2 && parameter.schema.enum.every((word) => ['true', 'false'].includes(word));
  return isFlag ? { ...parameter, schema: { type: 'boolean' } } : parameter;
}

/** The generated code with the paths as they are. */
export function withoutCopyMarks(code) {
  return code.replaceAll(new RegExp(`${copyMark}+\``, 'g'), '`');
}

function find(description, id) {
  for (const [path, methods] of Object.entries(description.paths)) {
    for (const [method, operation] of Object.entries(methods)) if (operation.operationId === id) return { path, method, operation };
  }
  throw new Error(`The services have no operation called ${id}.`);
}

/** Endpoints that read although they are POSTs, unless the list wants one sent by hand (`"type": "mutation"`). */
export function readingByPost(description, operations) {
  return Object.entries(operations)
    .filter(([, wanted]) => wanted.type !== 'mutation')
    .map(([name, wanted]) => ({ name, ...find(description, wanted.operation ?? wanted) }))
    .filter(({ method, operation }) => method === 'post' && operation['x-kind'] === 'reads')
    .map(({ name }) => name);
}
