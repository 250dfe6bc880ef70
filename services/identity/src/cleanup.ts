import { ScheduledTasks } from '@depot/node-platform';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LinkService } from './link/link.service.js';
import { FactorKeys } from './second-factor/factor-keys.js';
import { SessionService } from './session/session.service.js';
import { LoginThrottle } from './throttle/login-throttle.js';

/** Milliseconds between two rounds. */
const hour = 3_600_000;

/** Removes ended sessions, old links and old login attempts. */
@Injectable()
export class Cleanup implements OnModuleInit {
  constructor(
    private readonly tasks: ScheduledTasks,
    private readonly sessions: SessionService,
    private readonly links: LinkService,
    private readonly throttle: LoginThrottle,
    private readonly keys: FactorKeys,
  ) {}

  onModuleInit(): void {
    this.tasks.add({
      name: 'keys of authenticator apps',
      everyMs: hour,
      firstAfterMs: 0,
      run: () => this.keys.encryptAll(),
    });
    this.tasks.add({ name: 'ended sessions', everyMs: hour, run: () => this.sessions.removeOld() });
    this.tasks.add({ name: 'old links', everyMs: hour, run: () => this.links.removeOld() });
    this.tasks.add({ name: 'old login attempts', everyMs: hour, run: () => this.throttle.removeOld() });
  }
}
