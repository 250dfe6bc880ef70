export * from './manifest.js';
export * from './registry.js';
