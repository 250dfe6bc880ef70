import type { Language } from '@depot/contracts/errors';
import type { Role } from '@depot/contracts/permissions';

/** Who asks: the signed-in user as the database has him now, never older than a few seconds. */
export interface CurrentSession {
  /** Id of the session (`jti` of the token). */
  sessionId: string;
  /** Id of the user; for role STORE it is the store's id as well. */
  id: number;
  role: Role;
  tenantId: number;
  /** The one store that a STORE or READ_ONLY_STORE user sees; absent for everyone else. */
  storeId?: number;
  displayName: string;
  /** Language of the user's preference. */
  language: Language;
  /** IANA timezone of the tenant. */
  timezone: string;
  /** The tenant's row says that nothing may be changed. */
  viewOnly: boolean;
}
