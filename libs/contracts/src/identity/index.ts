export * from './identity.port.js';
export * from './session.port.js';
export * from './account.schemas.js';
export * from './address.schemas.js';
export * from './preference.schemas.js';
export * from './us-states.js';
export * from './user.schemas.js';
