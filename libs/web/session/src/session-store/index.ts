export { SessionStore } from './session-store.js';
export { decodeToken } from './token.js';
