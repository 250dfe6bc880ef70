export * from './activity.js';
export * from './catalog.port.js';
export * from './catalog.schemas.js';
export * from './lookup.js';
export * from './messages.js';
export * from './names.js';
export * from './pictures.js';
export * from './usual-weight.js';
