import { gtin14, piecesOfGtin, productName } from '@depot/contracts/catalog';
import { canonicalGtin } from '@depot/contracts/identifiers';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { Form } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface SharedGtinProps {
  /** The field with the GTIN. */
  at: string | (string | number)[];
  /** The product itself; none for a new one. */
  productId?: number;
}

/** Names another product with the entered GTIN, because a scan of it would be ambiguous. */
export function SharedGtin({ at, productId }: SharedGtinProps) {
  const { t } = useTexts();
  const entered = Form.useWatch<string | undefined>(at) ?? '';
  const { data } = useCatalogProductsQuery({ includeDisabled: true });
  const scanned = gtin14(canonicalGtin(entered));
  const other = data?.list.find(
    (product) => product.productId !== productId && piecesOfGtin(product, scanned || undefined) !== undefined,
  );
  if (!other) return null;
  return <span role="status">{t('product.gtinShared', { name: productName(other) })}</span>;
}
