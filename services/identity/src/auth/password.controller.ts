import { translate } from '@depot/contracts/errors';
import { ownPasswordBody, passwordChanged, sessionActivity, sessionMessages } from '@depot/contracts/identity';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { Body, Controller, Put } from '@nestjs/common';
import type * as z from 'zod';
import { PasswordService } from './password.service.js';

@Controller('user/password')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Put()
  @Command({
    id: 'identityChangePassword',
    allow: 'account.own',
    response: passwordChanged,
    localizedMessage: sessionActivity.passwordUpdated,
    inViewOnly: true,
  })
  async change(@Body({ schema: ownPasswordBody }) { password, newPassword }: z.output<typeof ownPasswordBody>) {
    const token = await this.passwords.changeOwn(password, newPassword);
    return { message: translate(sessionMessages.passwordUpdated, currentLanguage()), token };
  }
}
