import { TOTP } from 'otpauth';
import type { Api } from './api.js';

/** What the app and its owner keep. */
export interface SecondFactor {
  secret: string;
  recoveryCodes: string[];
}

/** What the app shows in the next half minute; the server lets a clock be that much ahead. */
export const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });

/** Turns two-step sign-in on, with the code that the app shows now. */
export async function turnOnSecondFactor(own: Api, password: string): Promise<SecondFactor> {
  const begun = await own.put<{ obj: { secret: string } }>('/second-factor/own', { password });
  const { secret } = begun.obj;
  const code = new TOTP({ secret }).generate();
  const { obj } = await own.put<{ obj: { recoveryCodes: string[] } }>('/second-factor/own/confirm', { code });
  return { secret, recoveryCodes: obj.recoveryCodes };
}
