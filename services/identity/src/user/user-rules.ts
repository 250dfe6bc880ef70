import { commonMessages, DomainError } from '@depot/contracts/errors';
import { accountMessages, type CreateUser, type UpdateUser } from '@depot/contracts/identity';
import type { Role } from '@depot/contracts/permissions';
import type { CurrentSession } from '@depot/node-context';

/** Who is about to be changed. */
interface Target {
  id: number;
  role: Role;
}

/** Refuses a user that this person may not make, or that makes no sense. */
export function checkNewUser({ role, wholesalePrice, storeId }: CreateUser, maker: Role): void {
  if (role === 'READ_ONLY_STORE') {
    if (maker !== 'ADMIN') throw new DomainError('FORBIDDEN', commonMessages.forbidden);
    if (storeId === undefined) throw fieldError('storeId', accountMessages.storeNeeded);
  } else if (storeId !== undefined) {
    throw fieldError('storeId', accountMessages.roleFixed);
  }
  if (wholesalePrice && role !== 'STORE') throw fieldError('wholesalePrice', accountMessages.storeOnly);
}

/** Refuses a change that this person may not make, or that makes no sense. */
export function checkChange(
  { role, wholesalePrice, disabled, creditPolicy, creditLimit, paymentTerms }: UpdateUser,
  target: Target,
  changer: Pick<CurrentSession, 'id' | 'role'>,
): void {
  if (target.role === 'ADMIN' && changer.role !== 'ADMIN') throw new DomainError('FORBIDDEN', commonMessages.forbidden);
  const changesRole = role !== undefined && role !== target.role;
  if (target.id === changer.id && (disabled || changesRole))
    throw new DomainError('VALIDATION', accountMessages.notYourself);
  if (changesRole && (target.role === 'ADMIN' || target.role === 'READ_ONLY_STORE'))
    throw fieldError('role', accountMessages.roleFixed);
  const isStore = (role ?? target.role) === 'STORE';
  if (wholesalePrice && !isStore) throw fieldError('wholesalePrice', accountMessages.storeOnly);
  if (creditPolicy !== undefined && creditPolicy !== 'NONE' && !isStore)
    throw fieldError('creditPolicy', accountMessages.storeOnly);
  if (creditLimit !== undefined && !isStore) throw fieldError('creditLimit', accountMessages.storeOnly);
  if (paymentTerms !== undefined && !isStore) throw fieldError('paymentTerms', accountMessages.storeOnly);
}

function fieldError(path: string, localizedMessage: (typeof accountMessages)['storeOnly']): DomainError {
  return new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
}
