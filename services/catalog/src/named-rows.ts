import { catalogMessages } from '@depot/contracts/catalog';
import type { Message } from '@depot/contracts/errors';
import { DomainError } from '@depot/contracts/errors';
import { computeContentVersion, isDuplicate, isReferenced } from '@depot/node-database';

/** Version of an object that has only a name. */
export const computeNameVersion = (name: string): string => computeContentVersion({ name });

/** Turns the database's duplicate key error into a refusal of the name. */
export async function withUniqueName<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) throw buildNameTaken({ name });
    throw error;
  }
}

function buildNameTaken(values: { name: string }): DomainError {
  const localizedMessage = catalogMessages.nameTaken;
  return new DomainError('DUPLICATE', localizedMessage, values, [{ path: 'name', localizedMessage, values }]);
}

/** Turns the database's foreign key error into a refusal. */
export async function assertNotInUse<T>(localizedMessage: Message, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isReferenced(error)) throw new DomainError('IN_USE', localizedMessage);
    throw error;
  }
}
