import { ADDRESS_PORT, IDENTITY_PORT, NOTICE_PORT, SESSION_DIRECTORY } from '@depot/contracts/identity';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { ActivationService } from './account/activation.service.js';
import { RegistrationService } from './account/registration.service.js';
import { ResetService } from './account/reset.service.js';
import { AddressController } from './address/address.controller.js';
import { AddressRepository } from './address/address.repository.js';
import { AddressService } from './address/address.service.js';
import { OwnAddresses } from './address/own-addresses.js';
import { AccountRepository } from './auth/account.repository.js';
import { AuthController } from './auth/auth.controller.js';
import { FailedSignIns } from './auth/failed-sign-ins.js';
import { LoginService } from './auth/login.service.js';
import { PasswordController } from './auth/password.controller.js';
import { PasswordService } from './auth/password.service.js';
import { Cleanup } from './cleanup.js';
import { KnownDevices } from './device/known-devices.js';
import { LinkRepository } from './link/link.repository.js';
import { LinkService } from './link/link.service.js';
import { LinkWorkService } from './link/link-work.service.js';
import { AccountMails } from './mail/account-mails.js';
import { AddressAdapter } from './ports/address.adapter.js';
import { IdentityAdapter } from './ports/identity.adapter.js';
import { NoticeAdapter } from './ports/notice.adapter.js';
import { SessionDirectoryAdapter } from './ports/session-directory.adapter.js';
import { PreferenceController } from './preference/preference.controller.js';
import { PreferenceRepository } from './preference/preference.repository.js';
import { PreferenceService } from './preference/preference.service.js';
import { FactorKeys } from './second-factor/factor-keys.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactors } from './second-factor/second-factor.service.js';
import { SecondFactorCheck } from './second-factor/second-factor-check.service.js';
import { LogoController } from './seller/logo.controller.js';
import { LogoRepository } from './seller/logo.repository.js';
import { Logos } from './seller/logos.js';
import { SellerController } from './seller/seller.controller.js';
import { SellerRepository } from './seller/seller.repository.js';
import { Sellers } from './seller/sellers.js';
import { OpenSessions } from './session/open-sessions.service.js';
import { SessionController } from './session/session.controller.js';
import { SessionRepository } from './session/session.repository.js';
import { SessionService } from './session/session.service.js';
import { FiledStores } from './store-export/filed-stores.js';
import { StoreExportController } from './store-export/store-export.controller.js';
import { StagedStoreRepository } from './store-import/staged-store.repository.js';
import { StoreImporter } from './store-import/store.importer.js';
import { StoreUpdater } from './store-import/store.updater.js';
import { StoreStage } from './store-import/store-stage.js';
import { StoreUpdates } from './store-import/store-updates.js';
import { TenantController } from './tenant/tenant.controller.js';
import { TenantRepository } from './tenant/tenant.repository.js';
import { TenantService } from './tenant/tenant.service.js';
import { LoginThrottle } from './throttle/login-throttle.js';
import { LoginThrottleRepository } from './throttle/login-throttle.repository.js';
import { InvitationService } from './user/invitation.service.js';
import { StoreCredits } from './user/store-credit.js';
import { StoreCreditRepository } from './user/store-credit.repository.js';
import { StoreNames } from './user/store-names.js';
import { UserController } from './user/user.controller.js';
import { UserRepository } from './user/user.repository.js';
import { UserService } from './user/user.service.js';
import { UserAdminService } from './user/user-admin.service.js';

/** Global, because every other domain asks it by its ports. */
@Global()
@Module({
  imports: [ImportingModule],
  controllers: [
    AccountController,
    AddressController,
    AuthController,
    PasswordController,
    PreferenceController,
    SecondFactorController,
    LogoController,
    SellerController,
    SessionController,
    StoreExportController,
    TenantController,
    UserController,
  ],
  providers: [
    AccountMails,
    ActivationService,
    AddressService,
    InvitationService,
    FactorKeys,
    KnownDevices,
    LinkService,
    LinkWorkService,
    FailedSignIns,
    LoginService,
    LoginThrottle,
    OpenSessions,
    OwnAddresses,
    PasswordService,
    PreferenceService,
    RegistrationService,
    ResetService,
    SecondFactorCheck,
    SecondFactors,
    SessionService,
    FiledStores,
    StoreStage,
    StoreImporter,
    StoreUpdater,
    StoreUpdates,
    TenantService,
    Cleanup,
    UserAdminService,
    UserRepository,
    StagedStoreRepository,
    AccountRepository,
    AddressRepository,
    LinkRepository,
    LoginThrottleRepository,
    PreferenceRepository,
    SecondFactorRepository,
    LogoRepository,
    Logos,
    SellerRepository,
    Sellers,
    SessionRepository,
    StoreCreditRepository,
    TenantRepository,
    StoreCredits,
    StoreNames,
    UserService,
    { provide: ADDRESS_PORT, useClass: AddressAdapter },
    { provide: IDENTITY_PORT, useClass: IdentityAdapter },
    { provide: NOTICE_PORT, useClass: NoticeAdapter },
    { provide: SESSION_DIRECTORY, useClass: SessionDirectoryAdapter },
  ],
  exports: [ADDRESS_PORT, IDENTITY_PORT, NOTICE_PORT, SESSION_DIRECTORY],
})
export class IdentityModule {}

export { identityMigrations } from './migrations/index.js';
