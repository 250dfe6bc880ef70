export * from './codes.js';
export * from './refusal.js';
export { messages as commonMessages } from './messages.js';
