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

/** What people do who cannot sign in yet, or no more. */
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
   * Registers a user who was invited.
   *
   * A link to activate the account, which expires in 7 days, is mailed to `username`. A STORE must give both addresses;
   * the user keeps the invitation's name, whatever `name` says.
   *
   * 400 VALIDATION where the link is used up or expired or the password is too common; 409 DUPLICATE where the email
   * address is taken. A link is not used up by an attempt that is refused.
   *
   * @returns a message that confirms it.
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
   * A GET, although it changes something. The link is good once: 400 VALIDATION where it is used up or expired, with a
   * detail at `activated` where its account is active.
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
   * The link is mailed later, to the same user at most once a minute; it is good once and expires in an hour. 429
   * TOO_MANY_REQUESTS after too many requests.
   *
   * @returns a message, the same whether or not the address is known.
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
   * Sets a new password with a link that was mailed.
   *
   * Every session of the user ends and none begins. The mail proves the address, so the account is active from now on.
   * 400 VALIDATION where the link is used up or expired or the password is too common.
   *
   * @returns a message that confirms it.
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
