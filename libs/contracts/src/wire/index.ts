export * from './envelope.js';
export * from './fields.js';
