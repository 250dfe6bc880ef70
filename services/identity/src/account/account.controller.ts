import { Body, Controller, Get, Ip, Post, Query } from '@nestjs/common';
import { say, type Message } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  activatedAccount,
  activationQuery,
  forgotPasswordBody,
  registerBody,
  resetPasswordBody,
  type Register,
} from '@depot/contracts/identity';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import type * as z from 'zod';
import { ActivationService } from './activation.service.js';
import { RegistrationService } from './registration.service.js';
import { ResetService } from './reset.service.js';

const said = (message: Message) => ({ message: say(message, currentLanguage()) });

/** What people do who cannot sign in yet, or no more. */
@Controller('auth')
export class AccountController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly activations: ActivationService,
    private readonly resets: ResetService,
  ) {}

  @Post('register')
  @Command({ id: 'identityRegister', allow: 'public', answers: messageOnly, status: 201, sentence: accountActivity.registered })
  async register(@Body({ schema: registerBody }) body: Register) {
    await this.registrations.register(body);
    return said(accountMessages.registered);
  }

  /** A GET, because it is the address in the mail; the link is good once. */
  @Get('activation')
  @Command({ id: 'identityActivate', allow: 'public', answers: objOf(activatedAccount), sentence: accountActivity.activated })
  async activate(@Query({ schema: activationQuery }) { token }: z.output<typeof activationQuery>) {
    return { obj: await this.activations.activate(token), ...said(accountMessages.activated) };
  }

  @Post('reset-pwd-token')
  @Command({ id: 'identityForgotPassword', allow: 'public', answers: messageOnly, inViewOnly: true })
  async forgot(@Body({ schema: forgotPasswordBody }) { username }: z.output<typeof forgotPasswordBody>, @Ip() address: string) {
    await this.resets.request(username, address);
    return said(accountMessages.resetRequested);
  }

  @Post('reset-pwd')
  @Command({ id: 'identityResetPassword', allow: 'public', answers: messageOnly, sentence: accountActivity.reset, inViewOnly: true })
  async reset(@Body({ schema: resetPasswordBody }) { token, password }: z.output<typeof resetPasswordBody>) {
    await this.resets.reset(token, password);
    return said(accountMessages.resetDone);
  }
}
