export * from './codes.js';
export * from './field-messages.js';
export * from './refusal.js';
export { messages as commonMessages } from './messages.js';
