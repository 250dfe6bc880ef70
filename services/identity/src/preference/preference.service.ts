import { DomainError } from '@depot/contracts/errors';
import { type Preference, sessionMessages, type UpdatePreference } from '@depot/contracts/identity';
import { currentSession, describeActivity } from '@depot/node-context';
import { Injectable } from '@nestjs/common';
import { PreferenceRepository } from './preference.repository.js';

/** Preferences of a user who has chosen nothing. */
const defaults: Preference = { orderProductView: 'LIST', newOrderNotice: false, language: 'gb' };

/** Preferences of the caller. */
@Injectable()
export class PreferenceService {
  constructor(private readonly preferences: PreferenceRepository) {}

  async find(): Promise<Preference> {
    return (await this.preferences.find(currentSession().id)) ?? defaults;
  }

  /** Changes the fields in `change` and returns all preferences. */
  async update(change: UpdatePreference): Promise<Preference> {
    await this.ensure();
    describeActivity({}, { before: await this.find() });
    if (!(await this.preferences.update(currentSession().id, change)))
      throw new DomainError('NOT_FOUND', sessionMessages.preferenceNotFound);
    return this.find();
  }

  /** Names of inventory columns and whether they are shown; empty until the user has chosen. */
  async getInventoryColumns(): Promise<Record<string, boolean>> {
    const columns = await this.preferences.findInventoryColumns(currentSession().id);
    return columns ? (JSON.parse(columns) as Record<string, boolean>) : {};
  }

  async setInventoryColumns(columns: Record<string, boolean>): Promise<void> {
    await this.ensure();
    await this.preferences.setInventoryColumns(currentSession().id, JSON.stringify(columns));
  }

  private async ensure(): Promise<void> {
    await this.preferences.ensure(currentSession().id, defaults);
  }
}
