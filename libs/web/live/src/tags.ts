import { type ListTopic, orderOfTopic } from '@depot/contracts/live';
import { listTag } from '@depot/contracts/tags';

export { listTag } from '@depot/contracts/tags';

/** Cache tag: a whole type, one object, or the lists of a type. A form that a user fills in is never refetched. */
export type LiveTag = LiveType | { type: LiveType; id: number | 'LIST' };
type LiveType = 'Order' | 'Return' | 'Invoice' | 'Inventory';

const tagOfList: Record<ListTopic, LiveTag> = {
  orders: listTag('Order'),
  returns: listTag('Return'),
  invoices: listTag('Invoice'),
  inventory: listTag('Inventory'),
};

/** Which responses are not true any more. */
export function tagsOf(changes: Changes): LiveTag[] {
  if (changes === 'everything') return ['Order', listTag('Return'), listTag('Invoice'), listTag('Inventory')];
  return [...changes].flatMap((topic): LiveTag[] => {
    const id = orderOfTopic(topic);
    if (id !== undefined) return [{ type: 'Order', id }];
    return Object.hasOwn(tagOfList, topic) ? [tagOfList[topic as ListTopic]] : []; // a newer server knows more
  });
}

/** Topics of changes; `everything` after an absence of unknown length. */
export type Changes = ReadonlySet<string> | 'everything';

/** What two lots of changes come to. */
export function batch(some: Changes | undefined, more: Changes): Changes {
  if (some === undefined) return more;
  return some === 'everything' || more === 'everything' ? 'everything' : new Set([...some, ...more]);
}
