/** Nesting up to which a type is written out. */
const deepest = 4;

/**
 * The list of the product's operations, as Markdown: what each does, who may call it, what it takes and returns, and
 * the cache tags that its endpoint gets.
 *
 * @param {object} description of the API (OpenAPI)
 */
export function operationGuide(description) {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, path, method: method.toUpperCase() })),
  );
  operations.sort((one, other) => (one.operationId < other.operationId ? -1 : 1));
  const schemas = description.components?.schemas ?? {};
  return ['# Operations of the product', introduction, ...operations.map((each) => operationText(each, schemas))].join(
    '\n\n',
  );
}

const introduction =
  'Name an operation in `src/api/operations.json` and run `npm run generate`: the endpoint, its hooks, types and ' +
  'cache tags are written into `src/api/generated`.';

function operationText(operation, schemas) {
  const { operationId, method, path, summary, description } = operation;
  const facts = [
    `Permission: \`${operation['x-permission']}\`.`,
    operation['x-kind'] === 'reads' ? 'It reads.' : 'It changes data.',
    tagText(operation['x-depot-tags']),
  ];
  const types = [
    ...[
      `type Arguments = ${argumentType(operation, schemas)};`,
      `type Response = ${responseType(operation, schemas)};`,
    ],
  ];
  return [
    `## ${operationId}`,
    `\`${method} ${path}\``,
    [summary, description].filter(Boolean).join('\n\n'),
    facts.filter(Boolean).join(' '),
    `\`\`\`ts\n${types.join('\n')}\n\`\`\``,
  ].join('\n\n');
}

function tagText(tags) {
  if (!tags) return '';
  const [kind, listed] = Object.entries(tags)[0];
  return `It ${kind} ${listed === 'nothing' ? 'nothing' : `\`${JSON.stringify(listed)}\``}.`;
}

const jsonOf = (content) => content?.['application/json']?.schema;

function argumentType({ parameters = [], requestBody }, schemas) {
  const body = jsonOf(requestBody?.content);
  if (body) return typeText(body, schemas);
  if (requestBody) return 'FormData';
  const fields = parameters.filter((parameter) => parameter.in !== 'header');
  if (fields.length === 0) return 'void';
  const texts = fields.map(
    ({ name, required, schema }) => `${name}${required ? '' : '?'}: ${typeText(schema, schemas)}`,
  );
  return `{ ${texts.join('; ')} }`;
}

function responseType({ responses }, schemas) {
  const [, done] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  const schema = jsonOf(done?.content);
  return schema ? typeText(schema, schemas) : 'Blob';
}

/** A schema as a type of TypeScript; `object` stands for what is nested too deeply. */
export function typeText(schema, schemas, depth = 0) {
  if (!schema) return 'unknown';
  if (schema.$ref) return typeText(schemas[schema.$ref.split('/').at(-1)], schemas, depth);
  const inner = (part) => typeText(part, schemas, depth + 1);
  const several = schema.anyOf ?? schema.oneOf;
  const nullable = schema.nullable ? ' | null' : '';
  if (several) return [...new Set(several.map((part) => typeText(part, schemas, depth)))].join(' | ') + nullable;
  if (schema.allOf) return schema.allOf.map((part) => typeText(part, schemas, depth)).join(' & ') + nullable;
  if (isFlag(schema)) return 'boolean';
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + nullable;
  if (schema.type === 'array') return `Array<${inner(schema.items)}>${nullable}`;
  if (schema.type === 'object' || schema.properties) return objectType(schema, inner, depth) + nullable;
  return (plainTypes[schema.type] ?? 'unknown') + nullable;
}

/** A flag travels as a text; in code it is a boolean. */
const isFlag = ({ enum: values = [] }) => values.join() === 'true,false';

const plainTypes = { string: 'string', number: 'number', integer: 'number', boolean: 'boolean', null: 'null' };

function objectType({ properties, required = [], additionalProperties }, inner, depth) {
  if (!properties) return additionalProperties ? `Record<string, ${inner(additionalProperties)}>` : 'object';
  if (depth >= deepest) return 'object';
  const fields = Object.entries(properties).map(([name, schema]) => {
    return `${name}${required.includes(name) ? '' : '?'}: ${inner(schema)}`;
  });
  return fields.length === 0 ? 'object' : `{ ${fields.join('; ')} }`;
}
