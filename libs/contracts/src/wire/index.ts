export * from './envelope.js';
export * from './fields.js';
export * from './secret-text.js';
export * from './text.js';
