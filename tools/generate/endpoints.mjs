/**
 * Makes `src/api/generated/<domain>.ts` of a remote or kit from the API description: the RTK Query endpoints that its
 * `src/api/operations.json` names, with types from the contracts. An endpoint is called as its operation; where a
 * remote uses an operation in several ways, or in a way of its own, the endpoint has a name of its own that begins
 * with the domain.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportedTags, printTags } from './endpoint-tags.mjs';
import { domainOf, findOperation } from './find-operation.mjs';
import { narrowed } from './narrowed.mjs';
import { printType, TypeImports } from './schema-type.mjs';

const head = '/** Generated from the API description by `npm run generate`. Do not edit. */\n';

/**
 * The generated code of a remote by its file.
 *
 * @param {string} folder of the remote
 * @param {object} description of the API
 * @returns {Promise<Map<string, string>>}
 */
export async function generatedEndpoints(folder, description) {
  const generated = new Map();
  const list = join(folder, 'src/api/operations.json');
  if (!existsSync(list)) return generated;
  const hasOwnTags = existsSync(join(folder, 'src/api/tags.ts'));
  const operations = Object.entries(JSON.parse(await readFile(list, 'utf8')));
  for (const domain of new Set(operations.map(([name]) => domainOf(name)))) {
    const own = operations.filter(([name]) => domainOf(name) === domain);
    const endpoints = own.map(([name, use]) => describeEndpoint(name, use, description));
    generated.set(join(folder, 'src/api/generated', `${domain}.ts`), head + printFile(domain, endpoints, hasOwnTags));
  }
  return generated;
}

/** An operation as one endpoint uses it: its name, its call, its types and the code of its tags. */
function describeEndpoint(name, use, description) {
  const { path, method, operation } = findOperation(description, use.operation ?? name);
  const used = narrowed(operation, use);
  const body = used.requestBody?.content['application/json']?.schema;
  if (body && used.parameters?.length > 0) throw new Error(`${name} takes parameters beside its body.`);
  return {
    name,
    isByHand: use.byHand === true,
    isQuery: operation['x-kind'] === 'reads',
    url: path.replace(/^\/api/, ''),
    method: method.toUpperCase(),
    parameters: used.parameters ?? [],
    body,
    response: findResponse(used.responses),
    tags: use.tags === false ? undefined : printTags(used),
  };
}

/** Schema of the JSON that a success has; undefined for files. */
const findResponse = (responses) =>
  [200, 201, 202].flatMap((status) => responses[status]?.content?.['application/json']?.schema ?? [])[0];

/** The file of one domain: its endpoints with their tags, and the tags of those that are written by hand. */
function printFile(domain, endpoints, hasOwnTags) {
  const byHand = endpoints.filter(({ isByHand, tags }) => isByHand && tags).map(({ name, tags }) => [name, tags]);
  const made = endpoints.filter(({ isByHand }) => !isByHand);
  if (made.length === 0) return exportedTags(byHand);
  const imports = new TypeImports();
  const types = made.map((endpoint) => printTypes(endpoint, imports)).join('\n');
  for (const generic of ['Input', 'Output']) if (types.includes(`${generic}<typeof `)) imports.add(`wire#${generic}`);
  const source = hasOwnTags ? "{ taggedApi } from '../tags.js'" : "{ remoteApi } from '@depot/api'";
  return `import ${source};
${imports.print()}
export const ${domain}Api = ${hasOwnTags ? 'taggedApi' : 'remoteApi(depotRemote)'}.injectEndpoints({
  endpoints: (build) => ({ ${made.map(printEndpoint).join(',\n')} }),
});
${types}
export const { ${made.flatMap(listHooks).join(', ')} } = ${domain}Api;
${exportedTags(byHand)}`;
}

const toPascalCase = (name) => name[0].toUpperCase() + name.slice(1);

const listHooks = ({ name, isQuery }) =>
  isQuery
    ? [`use${toPascalCase(name)}Query`, `useLazy${toPascalCase(name)}Query`]
    : [`use${toPascalCase(name)}Mutation`];

function printEndpoint({ name, isQuery, url, method, parameters, body, tags }) {
  const type = toPascalCase(name);
  const call = [
    `url: '${url}'`,
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(body ? ['body'] : []),
    ...(parameters.length > 0 ? ['params'] : []),
  ];
  const argument = body ? 'body' : parameters.length > 0 ? 'params' : '';
  return `${name}: build.${isQuery ? 'query' : 'mutation'}<${type}ApiResponse, ${type}ApiArg>({
    ${tags ? `${tags},\n    ` : ''}query: (${argument}) => ({ ${call.join(', ')} }),
  })`;
}

function printTypes({ name, parameters, body, response }, imports) {
  const type = toPascalCase(name);
  const argument = body ? printType(body, 'Input', imports) : printParameters(parameters, imports);
  return `export type ${type}ApiResponse = ${response ? printType(response, 'Output', imports) : 'unknown'};
export type ${type}ApiArg = ${argument};`;
}

/** Parameters travel as texts; the code has numbers, and booleans for flags. */
function printParameters(parameters, imports) {
  if (parameters.length === 0) return 'void';
  const lines = parameters.map(
    ({ name, required, schema }) =>
      `${name}${required ? '' : '?'}: ${isFlag(schema) ? 'boolean' : printType(schema, 'Output', imports)}`,
  );
  return `{ ${lines.join('; ')} }`;
}

const isFlag = (schema) => schema?.enum?.length === 2 && schema.enum.every((word) => ['true', 'false'].includes(word));
