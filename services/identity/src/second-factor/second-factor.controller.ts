import { translate } from '@depot/contracts/errors';
import {
  confirmSecondFactorBody,
  ownSecondFactorBody,
  recoveryCodes,
  secondFactorActivity,
  secondFactorMessages,
  secondFactorOfQuery,
  secondFactorSetup,
  secondFactorState,
} from '@depot/contracts/identity';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import type * as z from 'zod';
import { SecondFactors } from './second-factor.service.js';

/** Two-step sign-in. Routes that return secrets store no idempotency key, since it would store the response. */
@Controller('second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  /**
   * Returns whether two-step sign-in is on for the caller.
   *
   * @returns whether it is on, and how many recovery codes are left.
   */
  @Get('own')
  @ReadRoute({
    id: 'identityOwnSecondFactor',
    allow: 'secondFactor.own',
    provides: ['SecondFactor'],
    response: objOf(secondFactorState),
  })
  async getOwn() {
    return { obj: await this.factors.getState(currentSession().id) };
  }

  /**
   * Starts the setup of two-step sign-in for the caller.
   *
   * It is on after a code has confirmed it. Another start replaces a secret that is not confirmed yet. 400 VALIDATION
   * if the password is wrong, 409 DUPLICATE if it is on already. Stores no `Idempotency-Key`, since it would store the
   * secret.
   *
   * @returns the secret in base32, and in `setupUrl` the content of the QR code for an authenticator app.
   */
  @Put('own')
  @Command({
    id: 'identityBeginSecondFactor',
    allow: 'secondFactor.own',
    invalidates: 'nothing',
    response: objOf(secondFactorSetup),
    localizedMessage: secondFactorActivity.begun,
    transaction: false,
  })
  async begin(@Body({ schema: ownSecondFactorBody }) { password }: z.output<typeof ownSecondFactorBody>) {
    return { obj: await this.factors.begin(password) };
  }

  /**
   * Turns two-step sign-in on with the first code of the app.
   *
   * The recovery codes cannot be read again. 409 INVALID_TRANSITION if the setup has not begun or is complete; 400
   * VALIDATION if the code is wrong. Stores no `Idempotency-Key`, since it would store the codes.
   *
   * @returns 10 recovery codes, each of which works once, and a message.
   */
  @Put('own/confirm')
  @Command({
    id: 'identityConfirmSecondFactor',
    allow: 'secondFactor.own',
    invalidates: 'nothing',
    response: objOf(recoveryCodes),
    localizedMessage: secondFactorActivity.turnedOn,
    transaction: false,
  })
  async confirm(@Body({ schema: confirmSecondFactorBody }) { code }: z.output<typeof confirmSecondFactorBody>) {
    const obj = { recoveryCodes: await this.factors.confirm(code) };
    return { obj, message: translate(secondFactorMessages.turnedOn, currentLanguage()) };
  }

  /**
   * Turns two-step sign-in off for the caller.
   *
   * Deletes the recovery codes, too. 400 VALIDATION if the password is wrong, 404 NOT_FOUND if it is off.
   *
   * @returns a confirmation message.
   */
  @Put('own/off')
  @Command({
    id: 'identityEndSecondFactor',
    allow: 'secondFactor.own',
    invalidates: ['SecondFactor'],
    response: messageOnly,
    localizedMessage: secondFactorActivity.turnedOff,
  })
  async turnOff(@Body({ schema: ownSecondFactorBody }) { password }: z.output<typeof ownSecondFactorBody>) {
    await this.factors.turnOff(password);
    return { message: translate(secondFactorMessages.turnedOff, currentLanguage()) };
  }

  /**
   * Returns whether two-step sign-in is on for a user.
   *
   * @returns whether it is on, and how many recovery codes are left.
   */
  @Get()
  @ReadRoute({
    id: 'identitySecondFactor',
    allow: 'user.read',
    provides: ['SecondFactor'],
    response: objOf(secondFactorState),
  })
  async find(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    return { obj: await this.factors.getState(userId) };
  }

  /**
   * Turns two-step sign-in off for another user.
   *
   * For a user who has lost the app and the recovery codes. Only ADMIN may do this for an ADMIN; 403 FORBIDDEN for
   * others. 400 VALIDATION for the caller itself, 404 NOT_FOUND if it is off.
   *
   * @returns a confirmation message.
   */
  @Delete()
  @Command({
    id: 'identityResetSecondFactor',
    allow: 'user.edit',
    invalidates: ['SecondFactor'],
    response: messageOnly,
    localizedMessage: secondFactorActivity.reset,
  })
  async reset(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    const name = await this.factors.reset(userId);
    return { message: translate(secondFactorMessages.reset, currentLanguage(), { name }) };
  }
}
