import { productName } from '@depot/contracts/catalog';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { ArrowDownOutlined, ArrowUpOutlined, Button, DeleteOutlined, Flex } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useMemo } from 'react';
import { useTexts } from '../../texts.js';
import classes from './alternates.module.css';

interface AlternatesFieldProps {
  id?: string;
  /** Ids of the substitutes in their sequence. */
  value?: number[];
  onChange?: (productIds: number[]) => void;
  /** Id of the product itself, which cannot be its own substitute. */
  productId?: number;
  readOnly: boolean;
}

/** Substitutes for a product in short supply, in the order of preference. */
export function AlternatesField({ id, value = [], onChange, productId, readOnly }: AlternatesFieldProps) {
  const { t } = useTexts();
  const { data, isLoading } = useCatalogProductsQuery({ includeDisabled: true });
  const products = useMemo(() => new Map(data?.list.map((product) => [product.productId, product])), [data]);
  const options = useMemo(
    () =>
      [...products.values()]
        .filter((product) => !product.disabled && product.productId !== productId && !value.includes(product.productId))
        .map((product) => ({ value: product.productId, label: productName(product) })),
    [products, productId, value],
  );
  const getName = (alternate: number) => {
    const product = products.get(alternate);
    return product ? productName(product) : '…';
  };

  return (
    <Flex vertical gap={8}>
      {value.length > 0 && (
        <ol className={classes.list}>
          {value.map((alternate, index) => (
            <li key={alternate} className={classes.row}>
              <span className={classes.place}>{index + 1}</span>
              <span className={classes.name}>{getName(alternate)}</span>
              {!readOnly && (
                <RowButtons
                  name={getName(alternate)}
                  first={index === 0}
                  last={index === value.length - 1}
                  onMove={(step) => onChange?.(moveItem(value, index, step))}
                  onRemove={() => onChange?.(value.filter((other) => other !== alternate))}
                />
              )}
            </li>
          ))}
        </ol>
      )}
      <Select
        id={id}
        value={null}
        loading={isLoading}
        options={options}
        showSearch={{ optionFilterProp: 'label' }}
        placeholder={t('product.addAlternate')}
        onChange={(added: number | null) => added !== null && onChange?.([...value, added])}
      />
    </Flex>
  );
}

interface RowButtonsProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (step: number) => void;
  onRemove: () => void;
}

function RowButtons({ name, first, last, onMove, onRemove }: RowButtonsProps) {
  const { t } = useTexts();
  return (
    <span className={classes.buttons}>
      <Button
        type="text"
        size="small"
        icon={<ArrowUpOutlined />}
        disabled={first}
        aria-label={t('moveUp', { name })}
        onClick={() => onMove(-1)}
      />
      <Button
        type="text"
        size="small"
        icon={<ArrowDownOutlined />}
        disabled={last}
        aria-label={t('moveDown', { name })}
        onClick={() => onMove(1)}
      />
      <Button
        type="text"
        size="small"
        icon={<DeleteOutlined />}
        aria-label={t('remove', { name })}
        onClick={onRemove}
      />
    </span>
  );
}

/** The list with the entry at `index` moved by `step` places; unchanged where that leads outside. */
export function moveItem<T>(list: readonly T[], index: number, step: number): T[] {
  const target = index + step;
  const entry = list[index];
  if (entry === undefined || target < 0 || target >= list.length) return [...list];
  const rest = list.filter((_, place) => place !== index);
  return [...rest.slice(0, target), entry, ...rest.slice(target)];
}
