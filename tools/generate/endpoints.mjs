/**
 * Makes `src/api/generated/<domain>.ts` of a remote or kit from the API description: the RTK Query endpoints that its
 * `src/api/operations.json` names. An endpoint is called as its operation; where a remote uses an operation in several
 * ways, or in a way of its own, the endpoint has a name of its own that begins with the domain.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { exportedTags, withTags } from './endpoint-tags.mjs';
import { mergeEndpoints } from './merge-endpoints.mjs';
import { domainOf, endpointTypes, onlyOperations, tagsByEndpoint, withoutCopyMarks } from './only-operations.mjs';

const head = '/** Generated from the API description by `npm run generate`. Do not edit. */\n';

/** With a body the endpoint takes the body itself; without, an object of its parameters. */
const styles = [
  { flattenArg: false, isWanted: (operation) => !('requestBody' in operation) },
  { flattenArg: true, isWanted: (operation) => 'requestBody' in operation },
];

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
    const code = await domainCode(
      description,
      operations.filter(([name]) => domainOf(name) === domain),
      hasOwnTags,
    );
    generated.set(join(folder, 'src/api/generated', `${domain}.ts`), head + code);
  }
  return generated;
}

/** Endpoints of one domain with their tags, and the tags of those that the remote writes by hand. */
async function domainCode(description, operations, hasOwnTags) {
  const domain = domainOf(operations[0][0]);
  const byHand = operations.filter(([, use]) => use.byHand);
  const made = Object.fromEntries(operations.filter(([, use]) => !use.byHand));
  const handTags = exportedTags(tagsByEndpoint(description, Object.fromEntries(byHand)));
  if (Object.keys(made).length === 0) return handTags;
  const merged = mergeEndpoints(await partsOf(description, made, domain), `${domain}Api`, hasOwnTags);
  return `${withTags(merged, tagsByEndpoint(description, made))}\n${handTags}`;
}

async function partsOf(description, operations, domain) {
  const parts = [];
  for (const { flattenArg, isWanted } of styles) {
    const wanted = onlyOperations(description, operations, isWanted);
    if (Object.keys(wanted.paths).length === 0) continue;
    parts.push(
      await generate(wanted, {
        apiFile: '../tags.js',
        apiImport: 'taggedApi',
        exportName: `${domain}Api`,
        hooks: { queries: true, lazyQueries: true, mutations: true },
        flattenArg,
        endpointOverrides: endpointTypes(description, operations),
      }),
    );
  }
  return parts.map(withoutCopyMarks);
}

async function generate(schema, options) {
  const folder = await mkdtemp(join(tmpdir(), 'depot-endpoints-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    await writeFile(schemaFile, JSON.stringify(schema));
    return await generateEndpoints({ schemaFile, ...options });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
