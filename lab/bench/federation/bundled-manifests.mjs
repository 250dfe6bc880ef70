/**
 * Stands in the place of the shell's loader of remotes where everything is one bundle: the same sources, without
 * federation.
 */
const manifests = {
  'mf-orders': () => import('../../../mf-orders/src/manifest.ts'),
  'mf-inventory': () => import('../../../mf-inventory/src/manifest.ts'),
  'mf-inbound': () => import('../../../mf-inbound/src/manifest.ts'),
  'mf-reports': () => import('../../../mf-reports/src/manifest.ts'),
  'mf-settings': () => import('../../../mf-settings/src/manifest.ts'),
  'mf-admin': () => import('../../../mf-admin/src/manifest.ts'),
};

export const loadRemoteManifest = async (remote) => (await manifests[remote]()).manifest;
export const isRemoteKnown = () => true;
export const dropRemote = () => undefined;
