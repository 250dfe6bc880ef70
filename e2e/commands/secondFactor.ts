import { TOTP } from 'otpauth';
import type { Api } from './api.js';

/** Secret of the authenticator app, and the recovery codes. */
export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** Code of the next half minute; the server accepts a clock that is ahead by that much. */
export const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

/** Turns two-step sign-in on, with the code that the app shows now. */
export async function turnOnSecondFactor(own: Api, password: string): Promise<SecondFactor> {
  const begun = await own.put<{ obj: { secret: string } }>('/second-factor/own', { password });
  const { secret } = begun.obj;
  const code = new TOTP({ secret }).generate();
  const { obj } = await own.put<{ obj: { recoveryCodes: string[] } }>('/second-factor/own/confirm', { code });
  return { secret, recoveryCodes: obj.recoveryCodes };
}
