export * from './document.schemas.js';
export * from './job.schemas.js';
export * from './label-sheets.js';
export * from './messages.js';

// Apart from the schemas, so that screens take these without them.

/** The header by which a caller asks for a job instead of a file (RFC 7240). */
export const respondAsync = 'respond-async';

/** Number of objects in a document above which users want to see its progress. */
export const longDocument = 20;
