/**
 * An operation as one endpoint uses it. Some operations answer one (`obj`) or many (`list`), as their parameters ask:
 * an endpoint that always asks in the same way has the narrower types.
 *
 * @param {import('./find-operation.mjs').Use} use
 */
export function narrowed(operation, use) {
  const parameters = use.takes ? use.takes.map((name) => parameter(operation, name)) : operation.parameters;
  return { ...operation, parameters, responses: use.answers ? answering(operation, use) : operation.responses };
}

/** A parameter by its name; required, unless the name ends in `?`. */
function parameter(operation, wanted) {
  const name = wanted.replace(/\?$/, '');
  const found = operation.parameters?.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${operation.operationId} takes no ${name}.`);
  return { ...found, required: name === wanted };
}

function answering(operation, use) {
  const entries = Object.entries(operation.responses).map(([status, response]) => {
    const json = response.content?.['application/json'];
    if (!json) return [status, response];
    return [
      status,
      { ...response, content: { 'application/json': { schema: only(json.schema, use, operation.operationId) } } },
    ];
  });
  return Object.fromEntries(entries);
}

/** Limits the response to one of its fields, and a union to the members with a given field. */
function only(schema, { answers, having }, operationId) {
  const whole = schema.properties?.[answers];
  if (!whole) throw new Error(`${operationId} answers no ${answers}.`);
  const part = having ? ofKind(whole, having) : whole;
  return { type: 'object', properties: { [answers]: part }, required: [answers], additionalProperties: false };
}

function ofKind(schema, field) {
  // A part of a schema is not what the contracts' name for the whole means.
  const { 'x-schema': _name, ...unnamed } = schema;
  if (schema.type === 'array') return { ...unnamed, items: ofKind(schema.items, field) };
  const kinds = (schema.anyOf ?? [schema]).filter((kind) => field in kind.properties);
  return kinds.length === 1 ? kinds[0] : { ...unnamed, anyOf: kinds };
}
