/**
 * Makes `src/api/generated/` of the shell and each remote from the API description: the RTK Query endpoints that its
 * `src/api/operations.json` names (endpoint → operation). A remote has names of its own, because all endpoints share
 * one cache slice, in which the first definition of a name wins.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { root } from '../workspace-root.mjs';
import { apiDescription } from './api-description.mjs';
import { endpointTypes, onlyOperations, withoutCopyMarks } from './only-operations.mjs';

const rooms = ['shell', 'mf-orders', 'mf-inventory', 'mf-inbound', 'mf-reports', 'mf-settings', 'mf-admin'];
const head = '/** Generated from the API description by `npm run generate`. Do not edit. */\n';

/** With a body the endpoint takes the body itself; without, an object of its parameters. */
const files = [
  { name: 'sending', flattenArg: true, isWanted: (operation) => 'requestBody' in operation },
  { name: 'asking', flattenArg: false, isWanted: (operation) => !('requestBody' in operation) },
];

/** The generated code by path below the root. */
export async function generatedFiles() {
  const description = await apiDescription();
  const generated = new Map();
  for (const room of rooms) {
    const list = join(root, room, 'src/api/operations.json');
    if (!existsSync(list)) continue;
    const operations = JSON.parse(await readFile(list, 'utf8'));
    for (const file of files)
      generated.set(`${room}/src/api/generated/${file.name}.ts`, await endpoints(description, operations, file));
  }
  return generated;
}

async function endpoints(description, operations, { name, flattenArg, isWanted }) {
  const folder = await mkdtemp(join(tmpdir(), 'depot-endpoints-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    await writeFile(schemaFile, JSON.stringify(onlyOperations(description, operations, isWanted)));
    const code = await generateEndpoints({
      schemaFile,
      apiFile: '../tags.js',
      apiImport: 'taggedApi',
      exportName: `${name}Api`,
      hooks: { queries: true, lazyQueries: true, mutations: true },
      flattenArg,
      endpointOverrides: endpointTypes(description, operations),
    });
    return (
      head +
      withoutCopyMarks(code)
        .replace("from '../tags'", "from '../tags.js'")
        .replace('from "../tags"', 'from "../tags.js"')
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
