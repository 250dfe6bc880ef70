/** A product and how many of it to announce. */
export interface ProposedItem {
  productId: number;
  quantity: number;
}

/** Items that an address carries, and so one receipt from a proposal. */
export const maxItems = 500;
const item = /^(\d{1,10})x(\d{1,7})$/;

/** `12x40,15x3`, as the address of a new delivery receipt has it. */
export function formatProposedItems(items: readonly ProposedItem[]): string {
  return items.map(({ productId, quantity }) => `${productId}x${quantity}`).join(',');
}

/** Parses the items of an address and skips invalid ones. */
export function parseProposedItems(text: string | null): ProposedItem[] {
  return (text ?? '')
    .split(',')
    .slice(0, maxItems)
    .flatMap((part) => {
      const [, productId, quantity] = item.exec(part) ?? [];
      return Number(productId) > 0 && Number(quantity) > 0
        ? [{ productId: Number(productId), quantity: Number(quantity) }]
        : [];
    });
}
