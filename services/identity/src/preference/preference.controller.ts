import { Body, Controller, Get, Put } from '@nestjs/common';
import { say } from '@depot/contracts/errors';
import {
  inventoryColumns,
  preference,
  sessionActivity,
  sessionMessages,
  updatePreferenceBody,
  type UpdatePreference,
} from '@depot/contracts/identity';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, Reads } from '@depot/node-http';
import { PreferenceService } from './preference.service.js';

@Controller('preference')
export class PreferenceController {
  constructor(private readonly preferences: PreferenceService) {}

  @Get()
  @Reads({ id: 'identityPreference', allow: 'preference.own', answers: objOf(preference) })
  async find() {
    return { obj: await this.preferences.find() };
  }

  @Put()
  @Command({
    id: 'identityUpdatePreference',
    allow: 'preference.own',
    answers: objOf(preference),
    sentence: sessionActivity.preferenceUpdated,
    inViewOnly: true,
  })
  async update(@Body({ schema: updatePreferenceBody }) body: UpdatePreference) {
    return { obj: await this.preferences.update(body), message: updated() };
  }

  @Get('inventory-columns')
  @Reads({ id: 'identityInventoryColumns', allow: 'preference.own', answers: objOf(inventoryColumns) })
  async columns() {
    return { obj: await this.preferences.inventoryColumns() };
  }

  @Put('inventory-columns')
  @Command({
    id: 'identityUpdateInventoryColumns',
    allow: 'preference.own',
    answers: objOf(inventoryColumns),
    sentence: sessionActivity.columnsUpdated,
    inViewOnly: true,
  })
  async updateColumns(@Body({ schema: inventoryColumns }) body: Record<string, boolean>) {
    await this.preferences.setInventoryColumns(body);
    return { obj: body, message: updated() };
  }
}

function updated(): string {
  return say(sessionMessages.preferenceUpdated, currentLanguage());
}
