import { baseApi } from '@depot/api';

/** What these endpoints keep in the cache. Tags of the same name in other remotes are the same tags. */
const tagTypes = [
  'Tenant',
  'ActivityLog',
  'Mismatch',
  'Outbox',
  'Import',
  'Remote',
  'ReleaseToken',
  'Inventory',
] as const;

/** The one slice, which knows these tags from here on. */
export const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: tagTypes });
