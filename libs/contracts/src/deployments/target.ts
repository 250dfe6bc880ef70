import { type Role, roles } from '../permissions/permissions.js';

/** Users of a target as commands and screens write it: an email address, `tenant:1`, `role:STORE`, or both by `+`. */
interface WrittenTarget {
  user?: string;
  role?: Role;
  tenantId?: number;
}

/** A target as text. Targets with the same text are the same. */
export function formatTarget({ user, role, tenantId }: WrittenTarget): string {
  const parts = [user, tenantId !== undefined && `tenant:${tenantId}`, role && `role:${role}`];
  return parts.filter(Boolean).join('+');
}

/** Reads a target; undefined for other text. Whether the user or distributor exists is not known here. */
export function parseTarget(written: string): WrittenTarget | undefined {
  if (/^[^\s@]+@\S+$/.test(written)) return { user: written };
  const match = /^(?:tenant:(\d{1,10}))?\+?(?:role:([A-Z_]+))?$/.exec(written);
  const role = roles.find((known) => known === match?.[2]);
  if (!match || written === '' || (match[2] !== undefined && !role)) return undefined;
  const tenantId = match[1] === undefined ? undefined : Number(match[1]);
  const target = { ...(tenantId !== undefined && { tenantId }), ...(role && { role }) };
  return formatTarget(target) === written ? target : undefined;
}
