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
import { ActivationService } from './activation.service.js';
import { RegistrationService } from './registration.service.js';
import { ResetService } from './reset.service.js';

const said = (message: Message) => ({ message: translate(message, currentLanguage()) });

/** What people do who cannot sign in yet, or no more. */
@Controller('auth')
export class AccountController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly activations: ActivationService,
    private readonly resets: ResetService,
    private readonly devices: KnownDevices,
  ) {}

  @Post('register')
  @Command({
    id: 'identityRegister',
    allow: 'public',
    response: messageOnly,
    status: 201,
    localizedMessage: accountActivity.registered,
  })
  async register(@Body({ schema: registerBody }) body: Register) {
    await this.registrations.register(body);
    return said(accountMessages.registered);
  }

  /** A GET, because it is the address in the mail; the link is good once. */
  @Get('activation')
  @Command({
    id: 'identityActivate',
    allow: 'public',
    response: objOf(activatedAccount),
    localizedMessage: accountActivity.activated,
  })
  async activate(@Query({ schema: activationQuery }) { token }: z.output<typeof activationQuery>) {
    return { obj: await this.activations.activate(token), ...said(accountMessages.activated) };
  }

  @Post('reset-pwd-token')
  @Command({ id: 'identityForgotPassword', allow: 'public', response: messageOnly, inViewOnly: true })
  async forgot(
    @Body({ schema: forgotPasswordBody }) { username }: z.output<typeof forgotPasswordBody>,
    @ClientAddress() address: string,
  ) {
    await this.resets.request(username, address);
    return said(accountMessages.resetRequested);
  }

  @Post('reset-pwd')
  @Command({
    id: 'identityResetPassword',
    allow: 'public',
    response: messageOnly,
    localizedMessage: accountActivity.reset,
    inViewOnly: true,
  })
  async reset(
    @Body({ schema: resetPasswordBody }) { token, password }: z.output<typeof resetPasswordBody>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    await this.devices.remember(await this.resets.reset(token, password), request, reply);
    return said(accountMessages.resetDone);
  }
}
