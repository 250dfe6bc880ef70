import type { NoticePort, NoticeReader } from '@depot/contracts/identity';
import { Injectable } from '@nestjs/common';
import { PreferenceRepository } from '../preference/preference.repository.js';

/** Finds the recipients of notices by their preferences. */
@Injectable()
export class NoticeAdapter implements NoticePort {
  constructor(private readonly preferences: PreferenceRepository) {}

  newOrderReaders(): Promise<NoticeReader[]> {
    return this.preferences.listNewOrderReaders();
  }

  async reader(userId: number): Promise<NoticeReader | undefined> {
    return (await this.readers([userId])).get(userId);
  }

  async readers(
    userIds: readonly number[],
    { disabledToo = false }: { disabledToo?: boolean } = {},
  ): Promise<Map<number, NoticeReader>> {
    if (userIds.length === 0) return new Map();
    const readers = await this.preferences.findReaders(userIds, disabledToo);
    return new Map(readers.map((reader) => [reader.userId, reader]));
  }
}
