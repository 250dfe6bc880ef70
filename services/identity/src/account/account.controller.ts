import { type Message, translate } from '@depot/contracts/errors';
import {
  accountActivity,
  accountMessages,
  activatedAccount,
  activationQuery,
  forgotPasswordBody,
  type Register,
  registerBody,
  resetPasswordBody,
} from '@depot/contracts/identity';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { ClientAddress, Command } from '@depot/node-http';
import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { KnownDevices } from '../device/known-devices.js';
import { ActivateAccount } from './commands/activate-account.js';
import { RegisterUser } from './commands/register-user.js';
import { RequestPasswordReset } from './commands/request-password-reset.js';
import { ResetPassword } from './commands/reset-password.js';

const translateMessage = (message: Message) => ({ message: translate(message, currentLanguage()) });

/** Registration, activation and password reset: what needs no session. */
@Controller('auth')
export class AccountController {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly activateAccount: ActivateAccount,
    private readonly requestPasswordReset: RequestPasswordReset,
    private readonly resetPassword: ResetPassword,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Registers an invited user.
   *
   * Emails an activation link, which expires in 7 days, to `username`. A STORE must enter both addresses. The user
   * keeps the name of the invitation; `name` is ignored.
   *
   * 400 VALIDATION if the link was used or has expired, or the password is too common; 409 DUPLICATE if the email
   * address is taken. A refused attempt does not use up the link.
   *
   * @returns a confirmation message.
   */
  @Post('register')
  @Command({
    id: 'identityRegister',
    allow: 'public',
    invalidates: 'nothing',
    response: messageOnly,
    status: 201,
    localizedMessage: accountActivity.registered,
  })
  async register(@Body({ schema: registerBody }) body: Register) {
    await this.registerUser.execute(body);
    return translateMessage(accountMessages.registered);
  }

  /**
   * Activates a registered account.
   *
   * A GET, although it changes the account, because the link of the email leads to it. The link works once: 400
   * VALIDATION if it was used or has expired, with a detail at `activated` if its account is active.
   *
   * @returns name and email address of the account, and a message.
   */
  @Get('activation')
  @Command({
    id: 'identityActivate',
    allow: 'public',
    invalidates: 'nothing',
    response: objOf(activatedAccount),
    localizedMessage: accountActivity.activated,
  })
  async activate(@Query({ schema: activationQuery }) { token }: z.output<typeof activationQuery>) {
    return { obj: await this.activateAccount.execute(token), ...translateMessage(accountMessages.activated) };
  }

  /**
   * Requests a link to reset a forgotten password.
   *
   * The link is emailed in the background, at most once a minute to the same user. It works once and expires in an
   * hour. 429 TOO_MANY_REQUESTS after too many requests.
   *
   * @returns a message, which is the same for known and unknown addresses.
   */
  @Post('reset-pwd-token')
  @Command({
    id: 'identityForgotPassword',
    allow: 'public',
    invalidates: 'nothing',
    response: messageOnly,
    inViewOnly: true,
  })
  async forgot(
    @Body({ schema: forgotPasswordBody }) { username }: z.output<typeof forgotPasswordBody>,
    @ClientAddress() address: string,
  ) {
    await this.requestPasswordReset.execute(username, address);
    return translateMessage(accountMessages.resetRequested);
  }

  /**
   * Sets a new password with an emailed link.
   *
   * Ends every session of the user and starts none. The email proves the address, so the account becomes active. 400
   * VALIDATION if the link was used or has expired, or the password is too common.
   *
   * @returns a confirmation message.
   */
  @Post('reset-pwd')
  @Command({
    id: 'identityResetPassword',
    allow: 'public',
    invalidates: 'nothing',
    response: messageOnly,
    localizedMessage: accountActivity.reset,
    inViewOnly: true,
  })
  async reset(
    @Body({ schema: resetPasswordBody }) { token, password }: z.output<typeof resetPasswordBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.devices.addAccount(await this.resetPassword.execute(token, password), request, reply);
    return translateMessage(accountMessages.resetDone);
  }
}
