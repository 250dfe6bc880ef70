import * as z from 'zod';
import { passwordLength } from '../session/index.js';
import { secondFactorCode } from './second-factor.schemas.js';

/** Anything may be tried; only a right pair signs in. */
export const loginBody = z.object({
  username: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(passwordLength.max),
  /** Of the authenticator app, or a recovery code; asked for with 401 `SECOND_FACTOR`. */
  code: secondFactorCode.optional(),
});
export type Login = z.output<typeof loginBody>;

/** The one answer without an envelope. */
export const loginAnswer = z.object({ token: z.string() });

/** A changed password ends every session; the token begins a new one for whoever changed it. */
export const passwordChanged = z.object({ message: z.string(), token: z.string() });

/** Wrong tries within the window after which more are refused. */
export const loginLimits = {
  /** For one account from one address. */
  perAccount: 10,
  /** From one address, whatever the accounts. */
  perAddress: 50,
  /** Milliseconds. */
  window: 15 * 60_000,
} as const;
