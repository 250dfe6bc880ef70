import { translate } from '@depot/contracts/errors';
import { type Login, loginBody, loginResponse, sessionActivity, sessionMessages } from '@depot/contracts/identity';
import { messageOnly } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { ClientAddress, Command } from '@depot/node-http';
import { Body, Controller, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { KnownDevices } from '../device/known-devices.js';
import { SessionService } from '../session/session.service.js';
import { SignInUser } from './commands/sign-in-user.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signInUser: SignInUser,
    private readonly sessions: SessionService,
    private readonly devices: KnownDevices,
  ) {}

  /**
   * Signs a user in.
   *
   * 401 UNAUTHENTICATED for an unknown account and for a wrong password. 401 SECOND_FACTOR if `code` (of the
   * authenticator app, or a recovery code) is missing or wrong. With the right password, 403 FORBIDDEN for a disabled
   * user, 403 NOT_ACTIVATED or 403 WAREHOUSE_SUSPENDED. 429 TOO_MANY_REQUESTS after too many wrong attempts.
   *
   * Sets a cookie that identifies the browser at later attempts. The cookie does not sign the user in.
   *
   * @returns the token of a new session, without an envelope.
   */
  @Post('login')
  @Command({
    id: 'identityLogin',
    allow: 'public',
    invalidates: 'nothing',
    response: loginResponse,
    localizedMessage: sessionActivity.signedIn,
    transaction: false,
    inViewOnly: true,
  })
  async login(
    @Body({ schema: loginBody }) body: Login,
    @ClientAddress() address: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const token = await this.signInUser.execute(body, { address, device: await this.devices.findDevice(request) });
    await this.devices.addAccount(currentSession().id, request, reply);
    return { token };
  }

  /**
   * Ends the current session.
   *
   * @returns a confirmation message.
   */
  @Post('logout')
  @Command({
    id: 'identityLogout',
    allow: 'account.own',
    invalidates: 'nothing',
    response: messageOnly,
    localizedMessage: sessionActivity.signedOut,
    inViewOnly: true,
  })
  async logout() {
    await this.sessions.revokeCurrent();
    return { message: translate(sessionMessages.signedOut, currentLanguage()) };
  }
}
