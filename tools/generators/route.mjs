import { insertLine, readFileText, toCamelCase, toPascalCase, toTitle, writeNewFiles } from './edit-files.mjs';
import { formatFiles } from './format-files.mjs';

/**
 * `npx nx g @depot/tools:route stock-age --domain=reports --permission=report.admin --roles=AW`: a read route of a
 * domain with its schema, controller, query, permission and test. It returns the time at which it was read, until the
 * query reads something else.
 *
 * @param {import('./edit-files.mjs').Tree} tree
 * @param {{ name: string, domain: string, permission: string, roles: string }} options
 */
export default function generateRoute(tree, { name, domain, permission, roles }) {
  const route = { name, domain, permission, roles, schema: toCamelCase(name), type: toPascalCase(name) };
  const folder = `services/${domain}/src/${name}`;
  writeNewFiles(tree, {
    [`libs/contracts/src/${domain}/${name}.schemas.ts`]: schemaSource(route),
    [`${folder}/${name}.controller.ts`]: controllerSource(route),
    [`${folder}/queries/get-${name}.ts`]: querySource(route),
    [`services/${domain}/test/${name}.db.spec.ts`]: specSource(route),
  });
  const contracts = `libs/contracts/src/${domain}/index.ts`;
  tree.write(contracts, `${readFileText(tree, contracts)}export * from './${name}.schemas.js';\n`);
  addToModule(tree, `services/${domain}/src/${domain}.module.ts`, route);
  const line = `GET ${pathOf(route)}`.padEnd(50);
  insertLine(tree, 'services/host/test/access/routes.ts', /^GET \/api\/live /, `${line}| ${roles} | ${roles} | tenant`);
  return formatFiles(tree, 'npx nx build host, npm run generate, and what docs/recipes/route.md names');
}

const pathOf = ({ domain, name }) => `/api/${domain}/${name}`;

function addToModule(tree, path, { name, type }) {
  const imports = `import { Get${type} } from './${name}/queries/get-${name}.js';
import { ${type}Controller } from './${name}/${name}.controller.js';`;
  insertLine(tree, path, /^import .* from '/, imports);
  const text = readFileText(tree, path);
  for (const list of ['controllers', 'providers'])
    if (!text.includes(`${list}: [`)) throw new Error(`${path} has no "${list}: [".`);
  tree.write(
    path,
    text
      .replace('controllers: [', `controllers: [${type}Controller, `)
      .replace('providers: [', `providers: [Get${type}, `),
  );
}

const schemaSource = ({ name, schema, type }) => `import * as z from 'zod';

/** ${toTitle(name)}. \`time\` is epoch ms. */
export const ${schema} = z.object({ time: z.number() });
export type ${type} = z.output<typeof ${schema}>;
`;

const controllerSource = ({
  name,
  domain,
  permission,
  schema,
  type,
}) => `import { ${schema} } from '@depot/contracts/${domain}';
import { objOf } from '@depot/contracts/wire';
import { ReadRoute } from '@depot/node-http';
import { Controller, Get } from '@nestjs/common';
import { Get${type} } from './queries/get-${name}.js';

@Controller('${domain}/${name}')
export class ${type}Controller {
  constructor(private readonly get${type}: Get${type}) {}

  /**
   * Reads ${name.replaceAll('-', ' ')}.
   *
   * @returns the time at which it was read.
   */
  @Get()
  @ReadRoute({ id: '${domain}${type}', allow: '${permission}', response: objOf(${schema}) })
  read() {
    return { obj: this.get${type}.execute() };
  }
}
`;

const querySource = ({ name, domain, type }) => `import type { ${type} } from '@depot/contracts/${domain}';
import { Injectable } from '@nestjs/common';

/** ${toTitle(name)}, as of now. */
@Injectable()
export class Get${type} {
  execute(): ${type} {
    return { time: Date.now() };
  }
}
`;

const specSource = (route) => `import type { TestApp } from '@depot/node-testing';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let app: TestApp;
beforeAll(async () => {
  app = await wholeProduct();
});
afterAll(() => app.close());

it('tells when it was read', async () => {
  const { admin } = await app.seedTenant();
  const before = Date.now();
  const { status, body } = await app.as(admin).get<{ obj: { time: number } }>('${pathOf(route)}');
  expect(status).toBe(200);
  expect(body.obj.time).toBeGreaterThanOrEqual(before);
});
`;
