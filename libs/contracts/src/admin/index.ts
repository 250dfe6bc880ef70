export * from './admin.schemas.js';
export * from './messages.js';

// Apart from the schemas, so that screens take these without them.

/** Lines of one page of the activity log. */
export const activitiesPerPage = 15;
