import { Body, Controller, Delete, Get, Ip, Put, Query } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  confirmSecondFactorBody,
  endSecondFactorBody,
  recoveryCodes,
  secondFactorActivity,
  secondFactorMessages,
  secondFactorOfQuery,
  secondFactorSetup,
  secondFactorState,
} from '@depot/contracts/identity';
import { messageOnly, objOf } from '@depot/contracts/wire';
import { currentLanguage, currentSession } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import type * as z from 'zod';
import { SecondFactors } from './second-factor.service.js';

/** Two-step sign-in. What answers secrets keeps no idempotency key, since that would store the answer. */
@Controller('second-factor')
export class SecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get('own')
  @Reads({ id: 'identityOwnSecondFactor', allow: 'secondFactor.own', answers: objOf(secondFactorState) })
  async own() {
    return { obj: await this.factors.stateOf(currentSession().id) };
  }

  @Put('own')
  @Command({
    id: 'identityBeginSecondFactor',
    allow: 'secondFactor.own',
    answers: objOf(secondFactorSetup),
    sentence: secondFactorActivity.begun,
    transaction: false,
  })
  async begin() {
    return { obj: await this.factors.begin() };
  }

  @Put('own/confirm')
  @Command({
    id: 'identityConfirmSecondFactor',
    allow: 'secondFactor.own',
    answers: objOf(recoveryCodes),
    sentence: secondFactorActivity.turnedOn,
    transaction: false,
  })
  async confirm(@Body({ schema: confirmSecondFactorBody }) { code }: z.output<typeof confirmSecondFactorBody>) {
    const obj = { recoveryCodes: await this.factors.confirm(code) };
    return { obj, message: say(secondFactorMessages.turnedOn, currentLanguage()) };
  }

  @Put('own/off')
  @Command({ id: 'identityEndSecondFactor', allow: 'secondFactor.own', answers: messageOnly, sentence: secondFactorActivity.turnedOff })
  async turnOff(@Body({ schema: endSecondFactorBody }) { password }: z.output<typeof endSecondFactorBody>, @Ip() address: string) {
    await this.factors.turnOff(password, address);
    return { message: say(secondFactorMessages.turnedOff, currentLanguage()) };
  }

  @Get()
  @Reads({ id: 'identitySecondFactor', allow: 'user.read', answers: objOf(secondFactorState) })
  async find(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    return { obj: await this.factors.stateOf(userId) };
  }

  /** For somebody who has lost the app and the recovery codes. */
  @Delete()
  @Command({ id: 'identityResetSecondFactor', allow: 'user.edit', answers: messageOnly, sentence: secondFactorActivity.reset })
  async reset(@Query({ schema: secondFactorOfQuery }) { userId }: z.output<typeof secondFactorOfQuery>) {
    const name = await this.factors.reset(userId);
    return { message: say(secondFactorMessages.reset, currentLanguage(), { name }) };
  }
}
