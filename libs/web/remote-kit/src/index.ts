export { defineRemote, type PrefetchContext, type Screen } from './manifest.js';
export type { Live, Notify, Overlay, ShellPort } from './port.js';
export { PortContext, useNotify, useOverlay, usePageTitle, usePollingInterval, usePort } from './PortContext.js';
export { useAction } from './useAction.js';
export { useNextPage } from './useNextPage.js';
