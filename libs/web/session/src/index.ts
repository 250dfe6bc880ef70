export { SessionContext, type SessionView } from './SessionContext.js';
export { useClaims, useMay, useViewOnly } from './hooks.js';
