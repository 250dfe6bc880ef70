import { commonMessages, DomainError } from '@depot/contracts/errors';
import { accountMessages, type CreateUser, type UpdateUser } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import type { CurrentSession } from '@depot/node-context';

/** User who is to be changed. */
interface Target {
  id: number;
  role: Role;
}

/** @throws FORBIDDEN or VALIDATION if the role may not add such a user, or its fields contradict each other */
export function checkNewUser({ role, wholesalePrice, storeId }: CreateUser, actorRole: Role): void {
  if (role === 'READ_ONLY_STORE') {
    if (actorRole !== 'ADMIN') throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    if (storeId === undefined) throw buildFieldError('storeId', accountMessages.storeNeeded);
  } else if (storeId !== undefined) {
    throw buildFieldError('storeId', accountMessages.roleFixed);
  }
  if (wholesalePrice && role !== 'STORE') throw buildFieldError('wholesalePrice', accountMessages.storeOnly);
}

/** @throws FORBIDDEN or VALIDATION if the user may not make the change, or its fields contradict each other */
export function checkChange(
  { role, wholesalePrice, disabled, creditPolicy, creditLimit, paymentTerms }: UpdateUser,
  target: Target,
  actor: Pick<CurrentSession, 'id' | 'role'>,
): void {
  if (target.role === 'ADMIN' && actor.role !== 'ADMIN') throw new DomainError('FORBIDDEN', commonMessages.forbidden);
  const changesRole = role !== undefined && role !== target.role;
  if (target.id === actor.id && (disabled || changesRole))
    throw new DomainError('VALIDATION', accountMessages.notYourself);
  if (changesRole && (target.role === 'ADMIN' || target.role === 'READ_ONLY_STORE'))
    throw buildFieldError('role', accountMessages.roleFixed);
  const isStore = (role ?? target.role) === 'STORE';
  if (wholesalePrice && !isStore) throw buildFieldError('wholesalePrice', accountMessages.storeOnly);
  if (creditPolicy !== undefined && creditPolicy !== 'NONE' && !isStore)
    throw buildFieldError('creditPolicy', accountMessages.storeOnly);
  if (creditLimit !== undefined && !isStore) throw buildFieldError('creditLimit', accountMessages.storeOnly);
  if (paymentTerms !== undefined && !isStore) throw buildFieldError('paymentTerms', accountMessages.storeOnly);
}

function buildFieldError(path: string, localizedMessage: (typeof accountMessages)['storeOnly']): DomainError {
  return new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
}
