import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Chores } from '@depot/node-database';
import { LoginThrottle } from './auth/login-throttle.js';
import { LinkService } from './link/link.service.js';
import { SessionService } from './session/session.service.js';

/** Milliseconds between two rounds. */
const hour = 3_600_000;

/** Removes what is over: sessions, links, wrong tries. */
@Injectable()
export class Tidying implements OnModuleInit {
  constructor(
    private readonly chores: Chores,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
    private readonly throttle: LoginThrottle,
  ) {}

  onModuleInit(): void {
    this.chores.add({ name: 'ended sessions', everyMs: hour, run: () => this.sessions.forgetOld() });
    this.chores.add({ name: 'old links', everyMs: hour, run: () => this.links.forgetOld() });
    this.chores.add({ name: 'old login attempts', everyMs: hour, run: () => this.throttle.forgetOld() });
  }
}
