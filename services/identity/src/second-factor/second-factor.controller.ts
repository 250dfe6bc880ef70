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

/** Two-step sign-in. What answers secrets keeps no idempotency key, since that would store the answer. */
@Controller('second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get('own')
  @ReadRoute({ id: 'identityOwnSecondFactor', allow: 'secondFactor.own', response: objOf(secondFactorState) })
  async own() {
    return { obj: await this.factors.stateOf(currentSession().id) };
  }

  @Put('own')
  @Command({
    id: 'identityBeginSecondFactor',
    allow: 'secondFactor.own',
    response: objOf(secondFactorSetup),
    localizedMessage: secondFactorActivity.begun,
    transaction: false,
  })
  async begin(@Body({ schema: ownSecondFactorBody }) { password }: z.output<typeof ownSecondFactorBody>) {
    return { obj: await this.factors.begin(password) };
  }

  @Put('own/confirm')
  @Command({
    id: 'identityConfirmSecondFactor',
    allow: 'secondFactor.own',
    response: objOf(recoveryCodes),
    localizedMessage: secondFactorActivity.turnedOn,
    transaction: false,
  })
  async confirm(@Body({ schema: confirmSecondFactorBody }) { code }: z.output<typeof confirmSecondFactorBody>) {
    const obj = { recoveryCodes: await this.factors.confirm(code) };
    return { obj, message: translate(secondFactorMessages.turnedOn, currentLanguage()) };
  }

  @Put('own/off')
  @Command({
    id: 'identityEndSecondFactor',
    allow: 'secondFactor.own',
    response: messageOnly,
    localizedMessage: secondFactorActivity.turnedOff,
  })
  async turnOff(@Body({ schema: ownSecondFactorBody }) { password }: z.output<typeof ownSecondFactorBody>) {
    await this.factors.turnOff(password);
    return { message: translate(secondFactorMessages.turnedOff, currentLanguage()) };
  }

  @Get()
  @ReadRoute({ id: 'identitySecondFactor', allow: 'user.read', response: objOf(secondFactorState) })
  async find(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    return { obj: await this.factors.stateOf(userId) };
  }

  /** For somebody who has lost the app and the recovery codes. */
  @Delete()
  @Command({
    id: 'identityResetSecondFactor',
    allow: 'user.edit',
    response: messageOnly,
    localizedMessage: secondFactorActivity.reset,
  })
  async reset(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    const name = await this.factors.reset(userId);
    return { message: translate(secondFactorMessages.reset, currentLanguage(), { name }) };
  }
}
