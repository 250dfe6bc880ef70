export { createApp, type AppOptions } from './app/create-app.js';
export { describeApi } from './app/describe-api.js';
export type { Modules } from './app/app.module.js';
export { BadRoutes } from './boot/check-routes.js';
export { contextOf } from './edge/request-context.js';
export { createLogger } from './edge/pino-logger.js';
export { openApiDocument } from './operations/open-api.js';
export { fileAnswer, type FileFacts } from './route/file-answer.js';
export { Command, Reads } from './route/routes.js';
