export * from './codes.js';
export * from './domain-error.js';
export * from './field-messages.js';
export * from './invalid-fields.js';
export { messages as commonMessages } from './messages.js';
