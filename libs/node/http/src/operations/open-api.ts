import type { INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { serveApiDocs } from './api-docs.js';

type JsonSchema = Record<string, unknown>;

/** The description of every route, made from the schemas beside them. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Depot')
    .setVersion('2.4.1')
    .addBearerAuth()
    .addSecurityRequirements('bearer')
    .build();
  return SwaggerModule.createDocument(app, about, {
    standardSchemaConverter: (schema, { schemaType }) =>
      schema instanceof z.ZodType ? described(schema, schemaType) : undefined,
  });
}

/**
 * Requests are described as they arrive, answers as they leave. Schemas with a `meta({ id })` become named components.
 */
function described(schema: z.ZodType, io: 'input' | 'output') {
  const {
    $defs = {},
    $schema: _dialect,
    ...rest
  } = z.toJSONSchema(schema, { io, target: 'openapi-3.0', unrepresentable: 'any' });
  return { schema: rest as JsonSchema, components: $defs as Record<string, JsonSchema> };
}

/** Serves the description at /api/openapi.json, made when first asked for, and a page to read it at /api/docs. */
export function serveOpenApi(app: NestFastifyApplication, server: FastifyInstance): void {
  let document: OpenAPIObject | undefined;
  server.get('/api/openapi.json', () => (document ??= openApiDocument(app)));
  serveApiDocs(server);
}
