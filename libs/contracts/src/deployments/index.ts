export * from './manifest.js';
export * from './messages.js';
export * from './registry.js';
export * from './registry.schemas.js';
export * from './telemetry.js';
export * from './telemetry.schemas.js';
export * from './rollout.js';
