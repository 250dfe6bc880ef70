import { Global, Module } from '@nestjs/common';
import { IDENTITY_PORT, SESSION_DIRECTORY } from '@depot/contracts/identity';
import { AuthController } from './auth/auth.controller.js';
import { LoginThrottle } from './auth/login-throttle.js';
import { LoginService } from './auth/login.service.js';
import { PasswordController } from './auth/password.controller.js';
import { PasswordService } from './auth/password.service.js';
import { IdentityService } from './identity.service.js';
import { PreferenceController } from './preference/preference.controller.js';
import { PreferenceService } from './preference/preference.service.js';
import { SessionDirectoryService } from './session/session-directory.service.js';
import { SessionService } from './session/session.service.js';
import { TenantService } from './tenant/tenant.service.js';
import { UserService } from './user/user.service.js';

/** Global, because every other domain asks it by its ports. */
@Global()
@Module({
  controllers: [AuthController, PasswordController, PreferenceController],
  providers: [
    LoginService,
    LoginThrottle,
    PasswordService,
    PreferenceService,
    SessionService,
    TenantService,
    UserService,
    { provide: IDENTITY_PORT, useClass: IdentityService },
    { provide: SESSION_DIRECTORY, useClass: SessionDirectoryService },
  ],
  exports: [IDENTITY_PORT, SESSION_DIRECTORY],
})
export class IdentityModule {}
