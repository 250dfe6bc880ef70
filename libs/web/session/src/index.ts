export { useClaims, useMay, useViewOnly } from './hooks.js';
export { SessionContext, type SessionView } from './SessionContext.js';
