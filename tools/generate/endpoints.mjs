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
import { mergeEndpoints } from './merge-endpoints.mjs';
import { domainOf, endpointTypes, onlyOperations, withoutCopyMarks } from './only-operations.mjs';

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
    const own = Object.fromEntries(operations.filter(([name]) => domainOf(name) === domain));
    const parts = await partsOf(description, own, domain);
    const code = head + mergeEndpoints(parts, `${domain}Api`, hasOwnTags);
    generated.set(join(folder, 'src/api/generated', `${domain}.ts`), code);
  }
  return generated;
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
