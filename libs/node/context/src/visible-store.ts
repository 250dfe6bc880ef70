import { commonMessages, DomainError } from '@depot/contracts/errors';
import { belongsToStore } from '@depot/contracts/permissions';
import { currentSession } from './context.js';

/** The one store whose things the session sees; undefined for those who see every store of the tenant. */
export function visibleStore(): number | undefined {
  const { role, storeId } = currentSession();
  if (!belongsToStore(role)) return undefined;
  if (storeId === undefined) throw new DomainError('FORBIDDEN', commonMessages.forbidden);
  return storeId;
}
