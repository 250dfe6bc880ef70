export * from './auth.module.js';
export * from './passwords.js';
export * from './session-reader.js';
export * from './tokens.js';
