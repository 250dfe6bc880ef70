import type { Product } from '@depot/contracts/catalog';

/** True where a name, the code or the GTIN contains the text, whatever the case. */
export function matchesProduct(product: Product, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [product.secondaryName, product.tertiaryName, product.code, product.gtin].some((field) =>
    field.toLowerCase().includes(wanted),
  );
}
