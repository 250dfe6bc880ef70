export { SessionKeeper } from './keeper.js';
export { decodeToken } from './token.js';
