export * from './manifest.js';
export * from './messages.js';
export * from './registry.js';
export * from './registry.schemas.js';
