export * from './numbers.js';
export * from './search.schemas.js';
