import { type Cents, fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { CreditPolicy, updateUserBody, User } from '@depot/contracts/identity';
import type * as z from 'zod';

export type UpdateUserRequest = z.input<typeof updateUserBody>;

/** What stands in the form; fields that a user has not are absent. */
export interface UserValues {
  name: string;
  wholesalePrice?: boolean;
  role?: User['role'];
  enabled?: boolean;
  creditPolicy?: CreditPolicy;
  creditLimit?: Cents | null;
  paymentTerms?: number | null;
}

/** The request that makes the user what the form says: only what differs. */
export function userChange(
  user: User,
  { name, wholesalePrice, role, enabled, paymentTerms, ...credit }: UserValues,
): UpdateUserRequest {
  const stays = role === undefined || role === user.role;
  return {
    id: user.id,
    ...(name.trim() === user.name ? {} : { name: name.trim() }),
    ...(wholesalePrice === undefined || wholesalePrice === user.wholesalePrice || !stays ? {} : { wholesalePrice }),
    ...(stays ? {} : { role: role as UpdateUserRequest['role'] }),
    ...(enabled === undefined || enabled === !user.disabled ? {} : { disabled: !enabled }),
    ...(stays ? creditChange(user, credit) : {}),
    ...(!stays || typeof paymentTerms !== 'number' || paymentTerms === user.paymentTerms ? {} : { paymentTerms }),
  };
}

function creditChange(
  user: User,
  { creditPolicy, creditLimit }: Pick<UserValues, 'creditPolicy' | 'creditLimit'>,
): Partial<UpdateUserRequest> {
  const isSame = typeof creditLimit !== 'number' || creditLimit === toHundredths(user.creditLimit);
  return {
    ...(creditPolicy === undefined || creditPolicy === user.creditPolicy ? {} : { creditPolicy }),
    ...(isSame ? {} : { creditLimit: fromHundredths(creditLimit) }),
  };
}

/** Where a field of the request stands in the form. */
export const userFieldOfPath = (path: string): string => (path === 'disabled' ? 'enabled' : path);

/** INACTIVE when disabled or not activated. */
export function isActive({ disabled, activated }: User): boolean {
  return activated && !disabled;
}
