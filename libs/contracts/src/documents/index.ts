export * from './document.schemas.js';
export * from './job.schemas.js';
export * from './job-bounds.js';
export * from './messages.js';
