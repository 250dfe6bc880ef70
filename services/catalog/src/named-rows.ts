import { Refusal } from '@depot/contracts/errors';
import { catalogMessages } from '@depot/contracts/catalog';
import type { Message } from '@depot/contracts/errors';
import { isDuplicate, isReferenced } from '@depot/node-database';

/** Says that a name is taken where the database says that a unique key is. */
export async function withUniqueName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw new Refusal('DUPLICATE', catalogMessages.nameTaken, { name });
    throw error;
  }
}

/** Says that something is in use where the database says that other rows point at it. */
export async function unlessInUse<T>(sentence: Message, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isReferenced(error)) throw new Refusal('IN_USE', sentence);
    throw error;
  }
}
