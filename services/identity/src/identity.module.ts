import { ADDRESS_PORT, IDENTITY_PORT, NOTICE_PORT, SESSION_DIRECTORY } from '@depot/contracts/identity';
import { ImportingModule } from '@depot/node-importing';
import { Global, Module } from '@nestjs/common';
import { AccountController } from './account/account.controller.js';
import { BeginLinkWork } from './account/begin-link-work.js';
import { ActivateAccount } from './account/commands/activate-account.js';
import { RegisterUser } from './account/commands/register-user.js';
import { RequestPasswordReset } from './account/commands/request-password-reset.js';
import { ResetPassword } from './account/commands/reset-password.js';
import { AddressController } from './address/address.controller.js';
import { AddressRepository } from './address/address.repository.js';
import { AddressService } from './address/address.service.js';
import { OwnAddresses } from './address/own-addresses.js';
import { AuthController } from './auth/auth.controller.js';
import { ChangeOwnPassword } from './auth/commands/change-own-password.js';
import { SignInUser } from './auth/commands/sign-in-user.js';
import { FailedSignIns } from './auth/failed-sign-ins.js';
import { PasswordController } from './auth/password.controller.js';
import { Cleanup } from './cleanup.js';
import { AccountRepository } from './credentials/account.repository.js';
import { SetPassword } from './credentials/set-password.js';
import { VerifyOwnPassword } from './credentials/verify-own-password.js';
import { KnownDevices } from './device/known-devices.js';
import { LinkRepository } from './link/link.repository.js';
import { LinkService } from './link/link.service.js';
import { AccountMails } from './mail/account-mails.js';
import { AddressAdapter } from './ports/address.adapter.js';
import { IdentityAdapter } from './ports/identity.adapter.js';
import { NoticeAdapter } from './ports/notice.adapter.js';
import { SessionDirectoryAdapter } from './ports/session-directory.adapter.js';
import { PreferenceController } from './preference/preference.controller.js';
import { PreferenceRepository } from './preference/preference.repository.js';
import { PreferenceService } from './preference/preference.service.js';
import { CheckSecondFactor } from './second-factor/commands/check-second-factor.js';
import { FactorKeys } from './second-factor/factor-keys.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorRepository } from './second-factor/second-factor.repository.js';
import { SecondFactors } from './second-factor/second-factor.service.js';
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
import { WriteStoreUpdates } from './store-import/write-store-updates.js';
import { TenantController } from './tenant/tenant.controller.js';
import { TenantRepository } from './tenant/tenant.repository.js';
import { TenantService } from './tenant/tenant.service.js';
import { LoginThrottle } from './throttle/login-throttle.js';
import { LoginThrottleRepository } from './throttle/login-throttle.repository.js';
import { AddUser } from './user/commands/add-user.js';
import { EditUser } from './user/commands/edit-user.js';
import { ResendLink } from './user/commands/resend-link.js';
import { InvitationService } from './user/invitation.service.js';
import { StoreCredits } from './user/store-credit.js';
import { StoreCreditRepository } from './user/store-credit.repository.js';
import { StoreNames } from './user/store-names.js';
import { UserController } from './user/user.controller.js';
import { UserRepository } from './user/user.repository.js';
import { UserService } from './user/user.service.js';

/** Global, because every other domain uses its ports. */
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
    ActivateAccount,
    AddressService,
    InvitationService,
    FactorKeys,
    KnownDevices,
    LinkService,
    BeginLinkWork,
    FailedSignIns,
    SignInUser,
    LoginThrottle,
    OpenSessions,
    OwnAddresses,
    ChangeOwnPassword,
    SetPassword,
    VerifyOwnPassword,
    PreferenceService,
    RegisterUser,
    RequestPasswordReset,
    ResetPassword,
    CheckSecondFactor,
    SecondFactors,
    SessionService,
    FiledStores,
    StoreStage,
    StoreImporter,
    StoreUpdater,
    WriteStoreUpdates,
    TenantService,
    Cleanup,
    AddUser,
    EditUser,
    ResendLink,
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
