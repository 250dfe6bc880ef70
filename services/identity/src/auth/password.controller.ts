import { translate } from '@depot/contracts/errors';
import { ownPasswordBody, passwordChanged, sessionActivity, sessionMessages } from '@depot/contracts/identity';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Put } from '@nestjs/common';
import type * as z from 'zod';
import { ChangeOwnPassword } from './commands/change-own-password.js';

@Controller('user/password')
export class PasswordController {
  constructor(private readonly changeOwnPassword: ChangeOwnPassword) {}

  /**
   * Changes the caller's own password.
   *
   * Ends every session of the user. 400 VALIDATION if `password` is wrong or the new one is too common; 429
   * TOO_MANY_REQUESTS after too many wrong passwords. A replay with the same `Idempotency-Key` is answered without
   * `token`.
   *
   * @returns a message and the token of a new session.
   */
  @Put()
  @Command({
    id: 'identityChangePassword',
    allow: 'account.own',
    invalidates: 'nothing',
    response: passwordChanged,
    localizedMessage: sessionActivity.passwordUpdated,
    inViewOnly: true,
  })
  async change(@Body({ schema: ownPasswordBody }) { password, newPassword }: z.output<typeof ownPasswordBody>) {
    const token = await this.changeOwnPassword.execute(password, newPassword);
    return { message: translate(sessionMessages.passwordUpdated, currentLanguage()), token };
  }
}
