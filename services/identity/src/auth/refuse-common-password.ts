import { DomainError } from '@depot/contracts/errors';
import { sessionMessages } from '@depot/contracts/identity';
import { isCommonPassword } from '@depot/node-auth';

/** Refuses a new password that everybody guesses first, at the field of that name. */
export async function refuseCommonPassword(password: string, path: 'password' | 'newPassword'): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const localizedMessage = sessionMessages.commonPassword;
  throw new DomainError('VALIDATION', localizedMessage, {}, [{ path, localizedMessage }]);
}
