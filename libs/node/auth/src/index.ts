export * from './auth.module.js';
export { isCommonPassword } from './common-passwords.js';
export * from './passwords.js';
export * from './session-reader.js';
export * from './tokens.js';
