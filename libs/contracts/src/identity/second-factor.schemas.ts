import * as z from 'zod';
import { passwordLength } from '../session/claims.js';
import { idParam, requiredText, secretText } from '../wire/index.js';

/** Bounds of what may be tried as a code: spaces and dashes are for the eye. */
export const secondFactorCode = requiredText(40);

/** How many single-use codes are handed out. */
export const recoveryCodeCount = 10;

export const secondFactorState = z.object({ enabled: z.boolean(), codesLeft: z.int() });
export type SecondFactorState = z.output<typeof secondFactorState>;

/** What an authenticator app needs; `setupUrl` is what its QR code says. Counts only once a code has confirmed it. */
export const secondFactorSetup = z.object({ secret: secretText, setupUrl: secretText });
export const confirmSecondFactorBody = z.object({ code: secondFactorCode });
/** Told once: the server keeps hashes only. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(secretText) });
/** Who turns it on or off gives the password once more. */
export const ownSecondFactorBody = z.object({ password: z.string().min(1).max(passwordLength.max) });
export const secondFactorOfQuery = z.object({ userId: idParam });
