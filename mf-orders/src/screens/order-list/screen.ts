import { phoneQuery } from '@depot/ui/variables';
import { filterFields } from './filterFields.js';
import { OrderList } from './OrderList.js';

/**
 * The list; on a wide screen together with its filters. They stand in several lines there: had they come later, what is
 * beside and below them would have moved under the pointer. Where they do not come, the list says so in their place.
 */
export async function orderListScreen(): Promise<typeof OrderList> {
  if (!matchMedia(phoneQuery).matches) await filterFields.fetch().catch(() => undefined);
  return OrderList;
}
