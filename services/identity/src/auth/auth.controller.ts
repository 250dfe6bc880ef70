import { Body, Controller, Ip, Post } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import { loginAnswer, loginBody, sessionActivity, sessionMessages, type Login } from '@depot/contracts/identity';
import { messageOnly } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command } from '@depot/node-http';
import { SessionService } from '../session/session.service.js';
import { LoginService } from './login.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly logins: LoginService,
    private readonly sessions: SessionService,
  ) {}

  @Post('login')
  @Command({
    id: 'identityLogin',
    allow: 'public',
    answers: loginAnswer,
    sentence: sessionActivity.signedIn,
    transaction: false,
    inViewOnly: true,
  })
  async login(@Body({ schema: loginBody }) body: Login, @Ip() address: string) {
    return { token: await this.logins.login(body, address) };
  }

  @Post('logout')
  @Command({ id: 'identityLogout', allow: 'account.own', answers: messageOnly, sentence: sessionActivity.signedOut, inViewOnly: true })
  async logout() {
    await this.sessions.revokeCurrent();
    return { message: say(sessionMessages.signedOut, currentLanguage()) };
  }
}
