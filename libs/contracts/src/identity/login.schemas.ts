import * as z from 'zod';
import { canonicalEmail } from '../identifiers/codes.js';
import { passwordLength } from '../session/claims.js';
import { requiredIdentifier, secretText } from '../wire/index.js';
import { secondFactorCode } from './second-factor.schemas.js';

/** Anything may be tried; only a right pair signs in. */
export const loginBody = z.object({
  username: requiredIdentifier(canonicalEmail, 254),
  password: z.string().min(1).max(passwordLength.max),
  /** Code of the authenticator app, or a recovery code; required after 401 `SECOND_FACTOR`. */
  code: secondFactorCode.optional(),
});
export type Login = z.output<typeof loginBody>;

/** The one answer without an envelope. */
export const loginResponse = z.object({ token: secretText });

/** A changed password ends every session; the token, absent in a replay, starts a new session for the current user. */
export const passwordChanged = z.object({ message: z.string(), token: secretText.optional() });

/** Wrong attempts after which more are refused for a while. */
export const loginLimits = {
  /** For one account from one address (in IPv6: one /64), browser or session. */
  perAccount: 10,
  /** Attempts from one address, over all accounts. */
  perAddress: 50,
  /** Milliseconds for which the two above count. */
  window: 15 * 60_000,
  /** For one account from all browsers that it was never signed in with; after that, each further one has to wait. */
  perAccountAnywhere: 20,
  /** Milliseconds of the first wait; it doubles with each wrong attempt. */
  initialBackoffMs: 1_000,
  maxBackoffMs: 60_000,
  /** Milliseconds without a wrong attempt after which an account is as quick as before. */
  accountMemory: 3_600_000,
} as const;
