import * as z from 'zod';
import { passwordLength } from '../session/claims.js';
import { idParam, requiredText, secretText } from '../wire/index.js';

/** Limits of an entered code; spaces and dashes are ignored. */
export const secondFactorCode = requiredText(40);

/** Number of single-use codes. */
export const recoveryCodeCount = 10;

export const secondFactorState = z.object({ enabled: z.boolean(), codesLeft: z.int() });
export type SecondFactorState = z.output<typeof secondFactorState>;

/**
 * Setup data for an authenticator app; `setupUrl` is the content of the QR code. Takes effect once a code has confirmed
 * it.
 */
export const secondFactorSetup = z.object({ secret: secretText, setupUrl: secretText });
export const confirmSecondFactorBody = z.object({ code: secondFactorCode });
/** Told once: the server keeps hashes only. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(secretText) });
/** Turning it on or off requires the password again. */
export const ownSecondFactorBody = z.object({ password: z.string().min(1).max(passwordLength.max) });
export const secondFactorOfQuery = z.object({ userId: idParam });
