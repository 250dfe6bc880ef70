export * from './activity-note.js';
export * from './context.js';
export * from './correlation.js';
export * from './session.js';
export * from './visible-store.js';
