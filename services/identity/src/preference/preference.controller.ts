import { translate } from '@depot/contracts/errors';
import {
  inventoryColumns,
  preference,
  sessionActivity,
  sessionMessages,
  updateInventoryColumnsBody,
  type UpdatePreference,
  updatePreferenceBody,
} from '@depot/contracts/identity';
import { objOf } from '@depot/contracts/wire';
import { currentLanguage } from '@depot/node-context';
import { Command, ReadRoute } from '@depot/node-http';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { PreferenceService } from './preference.service.js';

@Controller('preference')
export class PreferenceController {
  constructor(private readonly preferences: PreferenceService) {}

  /**
   * Returns the caller's own preferences.
   *
   * @returns the preferences; the defaults until the user has chosen.
   */
  @Get()
  @ReadRoute({
    id: 'identityPreference',
    allow: 'preference.own',
    provides: ['Preference'],
    response: objOf(preference),
  })
  async find() {
    return { obj: await this.preferences.find() };
  }

  /**
   * Changes the fields of the caller's own preferences that the request contains.
   *
   * @returns all updated preferences, and a message.
   */
  @Put()
  @Command({
    id: 'identityUpdatePreference',
    allow: 'preference.own',
    invalidates: ['Preference'],
    response: objOf(preference),
    localizedMessage: sessionActivity.preferenceUpdated,
    inViewOnly: true,
  })
  async update(@Body({ schema: updatePreferenceBody }) body: UpdatePreference) {
    return { obj: await this.preferences.update(body), message: translateUpdated() };
  }

  /**
   * Returns the columns of the inventory that the caller has chosen.
   *
   * @returns whether each column is shown, by its name; empty until the user has chosen.
   */
  @Get('inventory-columns')
  @ReadRoute({ id: 'identityInventoryColumns', allow: 'preference.own', response: objOf(inventoryColumns) })
  async getColumns() {
    return { obj: await this.preferences.getInventoryColumns() };
  }

  /**
   * Sets which columns of the inventory the caller sees.
   *
   * Replaces the earlier choice; at most 100 columns.
   *
   * @returns the columns as they were sent, and a message.
   */
  @Put('inventory-columns')
  @Command({
    id: 'identityUpdateInventoryColumns',
    allow: 'preference.own',
    invalidates: 'nothing',
    response: objOf(inventoryColumns),
    localizedMessage: sessionActivity.columnsUpdated,
    inViewOnly: true,
  })
  async updateColumns(@Body({ schema: updateInventoryColumnsBody }) body: Record<string, boolean>) {
    await this.preferences.setInventoryColumns(body);
    return { obj: body, message: translateUpdated() };
  }
}

function translateUpdated(): string {
  return translate(sessionMessages.preferenceUpdated, currentLanguage());
}
