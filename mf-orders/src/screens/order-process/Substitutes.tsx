import type { Cents } from '@depot/contracts/amounts';
import { Button, Dropdown, SwapOutlined } from '@depot/ui';
import type { DraftLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import type { Lines } from '../../ordering/useLines.js';
import { formatAmount } from '../../parts/amount/Amount.js';
import { useTexts } from '../../texts.js';
import { replaceProduct } from './substitution.js';

interface SubstitutesProps {
  line: DraftLine;
  product: Orderable;
  /** Ids of the product's alternates in their sequence. */
  alternates: readonly number[];
  products: ReadonlyMap<number, Orderable>;
  lines: Lines;
  rateOf: (product: Orderable) => Cents;
}

/** Offers the alternates of a line's product by priority, with their available amounts. */
export function Substitutes({ line, product, alternates, products, lines, rateOf }: SubstitutesProps) {
  const { t } = useTexts();
  const taken = new Set(lines.lines.map(({ productId }) => productId));
  const offered = alternates
    .flatMap((id) => products.get(id) ?? [])
    .filter(({ productId }) => productId !== product.productId);
  if (offered.length === 0) return null;
  const choose = (productId: number) => {
    const instead = products.get(productId);
    if (instead) lines.replaceAll(replaceProduct(lines.lines, line, product, instead, rateOf(instead)));
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: offered.map(({ productId, name, hasWeight, available }, index) => ({
          key: productId,
          label: t('process.substitute', { place: index + 1, name, amount: formatAmount(t, hasWeight, available) }),
          disabled: taken.has(productId) || available === 0,
        })),
        onClick: ({ key }) => choose(Number(key)),
      }}
    >
      <Button type="link" size="small" icon={<SwapOutlined />} style={{ paddingInline: 0 }}>
        {t('process.substitutes')}
      </Button>
    </Dropdown>
  );
}
