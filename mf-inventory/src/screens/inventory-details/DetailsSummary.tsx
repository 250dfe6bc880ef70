import { isBulk } from '@depot/contracts/amounts';
import type { Product } from '@depot/contracts/catalog';
import { Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './details.module.css';

/** Where the product lies and how much of it is free. */
export function DetailsSummary({ product }: { product: Product }) {
  const { t } = useTexts();
  return (
    <span className={classes.summary}>
      <span>
        {product.subWarehouse.name}
        {product.location && ` · ${product.location}`}
      </span>
      {product.hasWeight !== 'No' && (
        <span>
          {t('unit.totalWeight')} <Weight pounds={product.totalWeight} />
        </span>
      )}
      <span>
        {t('details.free')}{' '}
        {isBulk(product.hasWeight) ? <Weight pounds={product.availableQty} /> : product.availableQty}
      </span>
    </span>
  );
}
