import * as z from 'zod';
import type { Cents } from '../amounts/amounts.js';
import { canonicalEmail } from '../identifiers/codes.js';
import { type Role, roles } from '../permissions/permissions.js';
import { emailMinLength, passwordLength } from '../session/claims.js';
import {
  contentVersion,
  id,
  identifierText,
  idParam,
  money,
  moneyOut,
  requiredText,
  secretText,
} from '../wire/index.js';
import { creditPolicies, type CreditPolicy, maxPaymentTerms } from './stores.js';

export const creditPolicy = z.enum(creditPolicies);

/** Credit limit of a store, and its effect on an order. */
export interface StoreCredit {
  policy: CreditPolicy;
  limit: Cents;
}

/** An email address, as people sign in with it. Case does not matter. */
export const username = identifierText(canonicalEmail, 254).min(emailMinLength).pipe(z.email());
export const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);

/** Roles of the user form; ADMIN creates READ_ONLY_STORE through the API, and no request creates ADMIN. */
export const creatableRoles = ['STORE', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'] as const satisfies readonly Role[];

export const user = z.object({
  id,
  name: z.string(),
  /** The email address; empty until the user has registered. */
  username: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  activated: z.boolean(),
  /** Pays wholesale prices; only STORE has the choice. */
  wholesalePrice: z.boolean(),
  /** The store of a READ_ONLY_STORE. */
  storeId: id.nullable(),
  /** Effect of exceeding the limit; with `NONE` the limit is ignored. */
  creditPolicy,
  creditLimit: moneyOut,
  /** Days after an invoice's day on which a STORE is to pay it. */
  paymentTerms: z.int(),
  version: contentVersion,
});
export type User = z.output<typeof user>;

export const userQuery = z.object({ id: idParam.optional(), role: z.enum(roles).optional() });

export const createUserBody = z.object({
  name: requiredText(100),
  role: z.enum([...creatableRoles, 'READ_ONLY_STORE']),
  wholesalePrice: z.boolean().optional(),
  /** If given, the invitation is also mailed to it. */
  username: username.optional(),
  storeId: id.optional(),
});
export type CreateUser = z.output<typeof createUserBody>;
/** `url` is the registration address of the new user; absent in a replay, where the client requests it again. */
export const createdUser = z.object({ id, name: z.string(), url: secretText.optional() });

/** `obj` where the user has yet to register: then `url` is a new invitation; it is absent in a replay. */
export const resentLink = z.object({ message: z.string(), obj: z.object({ url: secretText.optional() }).optional() });

export const updateUserBody = z.object({
  id,
  name: requiredText(100).optional(),
  role: z.enum(creatableRoles).optional(),
  wholesalePrice: z.boolean().optional(),
  disabled: z.boolean().optional(),
  creditPolicy: creditPolicy.optional(),
  creditLimit: money.optional(),
  paymentTerms: z.int().min(0).max(maxPaymentTerms).optional(),
  version: contentVersion.optional(),
});
export type UpdateUser = z.output<typeof updateUserBody>;

export const userIdQuery = z.object({ id: idParam });
export const ownPasswordBody = z.object({ password: z.string().max(passwordLength.max), newPassword });
