export * from './document.schemas.js';
