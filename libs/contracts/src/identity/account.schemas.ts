import * as z from 'zod';
import { canonicalEmail } from '../identifiers/codes.js';
import { requiredIdentifier, requiredText } from '../wire/index.js';
import { addressBody } from './address.schemas.js';
import { newPassword, username } from './user.schemas.js';

const token = z.string().min(1).max(200);

/** A person follows an invitation. A store also gives both addresses. */
export const registerBody = z.object({
  token,
  name: requiredText(100),
  username,
  password: newPassword,
  billAddress: addressBody.nullish(),
  shipAddress: addressBody.nullish(),
});
export type Register = z.output<typeof registerBody>;

export const activationQuery = z.object({ token });
export const activatedAccount = z.object({ name: z.string(), username: z.string() });
export const forgotPasswordBody = z.object({ username: requiredIdentifier(canonicalEmail, 254) });
export const resetPasswordBody = z.object({ password: newPassword, token });
