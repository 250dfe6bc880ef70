import type { UpdateUser, User } from '@depot/contracts/identity';

/** What stands in the form; fields that a user has not are absent. */
export interface UserValues {
  name: string;
  wholesalePrice?: boolean;
  role?: User['role'];
  enabled?: boolean;
}

/** The request that makes the user what the form says: only what differs. */
export function changeOf(user: User, { name, wholesalePrice, role, enabled }: UserValues): UpdateUser {
  const stays = role === undefined || role === user.role;
  return {
    id: user.id,
    ...(name.trim() === user.name ? {} : { name: name.trim() }),
    ...(wholesalePrice === undefined || wholesalePrice === user.wholesalePrice || !stays ? {} : { wholesalePrice }),
    ...(stays ? {} : { role: role as UpdateUser['role'] }),
    ...(enabled === undefined || enabled === !user.disabled ? {} : { disabled: !enabled }),
  };
}

/** INACTIVE when disabled or not activated. */
export function isActive({ disabled, activated }: User): boolean {
  return activated && !disabled;
}
