import { type Product, productName } from '@depot/contracts/catalog';
import { useNotify } from '@depot/remote-kit';
import { Button, Checkbox, Modal, Money } from '@depot/ui';
import { useState } from 'react';
import { useCatalogUpdateProductMutation } from '../../api/catalog.js';
import { useTexts } from '../../texts.js';
import classes from './product-list.module.css';

interface FreeWholesaleProps {
  products: readonly Product[];
  /** Refetches the products after an error. */
  reload: () => unknown;
}

/** Products that have a price and are free for wholesale customers, although they can be ordered. */
const listFreeWholesale = (products: readonly Product[]): Product[] =>
  products.filter(({ price, wholesalePrice, disabled }) => price > 0 && wholesalePrice === 0 && !disabled);

/** Button while products are free for wholesale customers, and the dialog that gives them their price. */
export function FreeWholesale({ products, reload }: FreeWholesaleProps) {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const free = listFreeWholesale(products);
  if (free.length === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('freeWholesale.button', { count: free.length })}</Button>
      {isOpen && <FreeWholesaleDialog free={free} reload={reload} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FreeWholesaleDialogProps {
  free: readonly Product[];
  reload: () => unknown;
  onClose: () => void;
}

function FreeWholesaleDialog({ free, reload, onClose }: FreeWholesaleDialogProps) {
  const { t } = useTexts();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const chosen = free.filter(({ productId }) => !kept.has(productId));
  const { correct, isRunning } = useCorrecting(reload, onClose);
  const choose = (productId: number, isChosen: boolean) => {
    const others = [...kept].filter((each) => each !== productId);
    setKept(new Set(isChosen ? others : [...others, productId]));
  };
  return (
    <Modal
      open
      title={t('freeWholesale.title')}
      okText={t('freeWholesale.apply', { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0, loading: isRunning }}
      cancelText={t('freeWholesale.cancel')}
      onOk={() => void correct(chosen)}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>{t('freeWholesale.explain')}</p>
      <ul className={classes.free}>
        {free.map((product) => (
          <li key={product.productId}>
            <Checkbox
              checked={!kept.has(product.productId)}
              onChange={({ target }) => choose(product.productId, target.checked)}
            >
              <bdi>{productName(product)}</bdi>: <Money dollars={product.price} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </Modal>
  );
}

/** Corrects each product by its own command, which is logged, and rejected if the product has changed. */
function useCorrecting(reload: () => unknown, onDone: () => void) {
  const { t } = useTexts();
  const notify = useNotify();
  const [update] = useCatalogUpdateProductMutation();
  const [isRunning, setRunning] = useState(false);
  const correct = async (products: readonly Product[]) => {
    setRunning(true);
    try {
      for (const { productId, version } of products)
        await update({ product: { productId, version, wholesalePrice: null } }).unwrap();
      notify.success(t('freeWholesale.done', { count: products.length }));
      onDone();
    } catch (failure) {
      notify.failure(failure);
      reload();
    } finally {
      setRunning(false);
    }
  };
  return { correct, isRunning };
}
