export { SessionContext, type SessionView, useClaims, useMay, useViewOnly } from './hooks.js';
