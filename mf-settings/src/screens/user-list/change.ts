import { type Cents, fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { CreditPolicy, updateUserBody, User } from '@depot/contracts/identity';
import type * as z from 'zod';

export type UpdateUserRequest = z.input<typeof updateUserBody>;

/** Form values; fields that do not apply to the user are absent. */
export interface UserValues {
  name: string;
  wholesalePrice?: boolean;
  role?: User['role'];
  enabled?: boolean;
  creditPolicy?: CreditPolicy;
  creditLimit?: Cents | null;
  paymentTerms?: number | null;
}

/** Builds a request with the changed fields only. */
export function buildUserChange(
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
    ...(stays ? buildCreditChange(user, credit) : {}),
    ...(!stays || typeof paymentTerms !== 'number' || paymentTerms === user.paymentTerms ? {} : { paymentTerms }),
  };
}

function buildCreditChange(
  user: User,
  { creditPolicy, creditLimit }: Pick<UserValues, 'creditPolicy' | 'creditLimit'>,
): Partial<UpdateUserRequest> {
  const isSame = typeof creditLimit !== 'number' || creditLimit === toHundredths(user.creditLimit);
  return {
    ...(creditPolicy === undefined || creditPolicy === user.creditPolicy ? {} : { creditPolicy }),
    ...(isSame ? {} : { creditLimit: fromHundredths(creditLimit) }),
  };
}

/** Maps a path of the request to the form's field. */
export const getUserField = (path: string): string => (path === 'disabled' ? 'enabled' : path);

/** INACTIVE when disabled or not activated. */
export function isActive({ disabled, activated }: User): boolean {
  return activated && !disabled;
}
