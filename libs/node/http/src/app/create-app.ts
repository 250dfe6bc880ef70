import 'reflect-metadata';
import { limits } from '@depot/contracts/amounts';
import type { Config } from '@depot/node-config';
import { DATA_SOURCE, Db } from '@depot/node-database';
import cookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { checkRoutes } from '../boot/check-routes.js';
import { logRequests } from '../edge/access-log.js';
import { compressResponses } from '../edge/compress-responses.js';
import { registerForgeryGuard } from '../edge/csrf.js';
import { closeWhileDraining } from '../edge/draining.js';
import { buildSecurityHeaders, setSecurityHeaders } from '../edge/headers.js';
import { acceptOnlyJson, sendBodyError } from '../edge/json-body.js';
import { registerEntityTags } from '../edge/keep-responses.js';
import { createLogger, PinoLogger } from '../edge/pino-logger.js';
import { openContexts } from '../edge/request-context.js';
import { endSlowBodies, slowRequestOptions } from '../edge/slow-requests.js';
import { closeUnusedConnections } from '../edge/unused-connections.js';
import { acceptUploads } from '../edge/uploads.js';
import { registerOperationsGuard } from '../operations/guard-operations.js';
import { registerHealth } from '../operations/health.js';
import { METRICS, recordRequests } from '../operations/metrics.js';
import { type ApiTexts, serveOpenApi } from '../operations/open-api.js';
import { AppModule, type Modules } from './app.module.js';

export interface AppOptions {
  config: Config;
  /** The domains to compose. */
  modules: Modules;
  /** A data source that is open already; closed with the application. */
  dataSource?: DataSource;
  /** Target of the log lines; the standard output from `LOG_LEVEL` on by default. */
  logger?: Logger;
  /** Requests are spans of traces; the process has an exporter for them. */
  isTraced?: boolean;
  /** Texts of routes and fields for the description of the API. */
  apiTexts?: ApiTexts;
  /** More for the edge, e.g. static files; added before the routes. */
  extend?: (server: FastifyInstance, app: NestFastifyApplication) => Promise<void> | void;
}

/** The whole application, checked and ready to `listen`. */
export async function createApp(options: AppOptions): Promise<NestFastifyApplication> {
  const {
    config,
    modules,
    dataSource,
    extend,
    apiTexts,
    logger = createLogger(config.LOG_LEVEL),
    isTraced = false,
  } = options;
  const isSecure = config.PUBLIC_URL.startsWith('https:');
  const adapter = new FastifyAdapter({
    trustProxy: config.TRUST_PROXY,
    bodyLimit: limits.bodyBytes,
    ...slowRequestOptions,
    routerOptions: { maxParamLength: 500 },
    // Requests that cannot be routed reach no hook.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
      sendBodyError(error, request, reply.headers(buildSecurityHeaders(isSecure))),
  });
  const app = await NestFactory.create<NestFastifyApplication>(
    AppModule.forRoot(config, modules, dataSource),
    adapter,
    {
      logger: new PinoLogger(logger),
      bodyParser: false,
      abortOnError: false,
    },
  );
  try {
    checkRoutes(app);
    const server = adapter.getInstance();
    closeUnusedConnections(server);
    closeWhileDraining(server);
    registerEntityTags(server);
    compressResponses(server);
    openContexts(server, isTraced);
    endSlowBodies(server);
    logRequests(server, logger);
    await server.register(cookie);
    setSecurityHeaders(server, isSecure);
    registerOperationsGuard(server, config);
    registerForgeryGuard(server, isSecure);
    acceptOnlyJson(server);
    await acceptUploads(server);
    recordRequests(server, app.get(METRICS), app.get<DataSource>(DATA_SOURCE));
    registerHealth(server, app.get(Db));
    app.setGlobalPrefix('api');
    serveOpenApi(app, server, apiTexts);
    await extend?.(server, app);
    await app.init();
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}
