import 'reflect-metadata';
import { loadConfig } from '@depot/node-config';
import { buildDataSourceOptions } from '@depot/node-database';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { checkRoutes } from '../boot/check-routes.js';
import { type ApiTexts, openApiDocument, type SchemaNames } from '../operations/open-api.js';
import { AppModule, type Modules } from './app.module.js';

/**
 * The OpenAPI document of the modules' routes, made without a database and without listening; clients are generated
 * from it.
 */
export async function describeApi(modules: Modules, texts?: ApiTexts, names?: SchemaNames): Promise<OpenAPIObject> {
  const config = loadConfig({ DATABASE_URL: 'mysql://nobody@localhost/nothing', DEPOT_MODE: 'demo' });
  const unconnected = new DataSource(buildDataSourceOptions(config));
  const app = await NestFactory.create(AppModule.forRoot(config, modules, unconnected), new FastifyAdapter(), {
    logger: false,
    abortOnError: false,
  });
  try {
    checkRoutes(app);
    app.setGlobalPrefix('api');
    return openApiDocument(app, texts, names);
  } finally {
    await app.close();
  }
}
