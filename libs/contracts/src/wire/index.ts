export * from './envelope.js';
export * from './fields.js';
export * from './text.js';
