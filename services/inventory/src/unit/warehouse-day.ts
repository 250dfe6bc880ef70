import { dayOf } from '@depot/contracts/time';
import { contextIfAny } from '@depot/node-context';

/** Today in the warehouse, as YYYY-MM-DD; where nobody is signed in, in UTC. */
export const warehouseDay = (): string => dayOf(Date.now(), contextIfAny()?.session?.timezone ?? 'UTC');
