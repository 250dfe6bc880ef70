import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { serveApiDocs } from './api-docs.js';
import { describeFields, type FieldTexts } from './describe-fields.js';
import { unitTexts } from './unit-texts.js';

type JsonSchema = Record<string, unknown>;

/** Texts of a route: summary, description, and its response. */
interface RouteText {
  summary: string;
  description?: string;
  returns?: string;
}

/** By operation id. */
export type RouteTexts = Readonly<Record<string, RouteText>>;

/** Texts of routes and fields for the description of the API. */
export interface ApiTexts {
  routes: RouteTexts;
  fields: FieldTexts;
}

/** Names of exported schemas, such as `orders#orderPage`: the description marks each with `x-schema`. */
export type SchemaNames = ReadonlyMap<z.core.$ZodType, string>;

/** The OpenAPI document of every route, from their schemas and `texts`. */
export function openApiDocument(app: INestApplication, texts?: ApiTexts, names?: SchemaNames): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Depot')
    .setVersion('2.5.0')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  const document = SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType ? describe(schema, schemaType, names) : undefined,
  });
  for (const methods of Object.values(document.paths))
    for (const operation of Object.values(methods as Record<string, OperationObject>))
      addTexts(operation, texts?.routes ?? {});
  if (texts) describeFields(document, texts.fields);
  return document;
}

type OperationObject = OpenAPIObject['paths'][string]['get'] & object;

function addTexts(operation: OperationObject, texts: RouteTexts): void {
  const text = texts[operation.operationId ?? ''];
  if (!text) return;
  operation.summary = text.summary;
  if (text.description) operation.description = text.description;
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response)
      response.description = (status === '202' ? waiting : text.returns) ?? text.summary;
}

/** Description of a response that is made in the background. */
const waiting = 'The job that makes it: ask for its state by its id.';

/**
 * Requests are described as they come, responses as they go. Schemas with a `meta({ id })` become named components.
 */
function describe(schema: z.ZodType, io: 'input' | 'output', names?: SchemaNames) {
  const {
    $defs = {},
    $schema: _dialect,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    target: 'openapi-3.0',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const known = unitTexts.get(zodSchema);
      if (known) jsonSchema.description ??= known.text;
      if (known?.example !== undefined) jsonSchema.example ??= known.example;
      const name = names?.get(zodSchema);
      if (name !== undefined) jsonSchema['x-schema'] = name;
    },
  });
  return { schema: rest as JsonSchema, components: $defs as Record<string, JsonSchema> };
}

/** Serves the document at /api/openapi.json, made on the first request, and a page for it at /api/docs. */
export function serveOpenApi(app: NestFastifyApplication, server: FastifyInstance, texts?: ApiTexts): void {
  let document: OpenAPIObject | undefined;
  server.get('/api/openapi.json', () => (document ??= openApiDocument(app, texts)));
  serveApiDocs(server);
}
