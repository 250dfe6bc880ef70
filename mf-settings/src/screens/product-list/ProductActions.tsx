import { type Product, productName } from '@depot/contracts/catalog';
import { useNavigate } from '@depot/router';
import { Button, DeleteOutlined, EditOutlined, Tooltip, UndoOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';

interface ProductActionsProps {
  product: Product;
  /** Page of the list, to come back to. */
  page: number;
  onDelete: (product: Product) => void;
  onEnable: (product: Product) => void;
}

export function ProductActions({ product, page, onDelete, onEnable }: ProductActionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const name = productName(product);
  return (
    <>
      <Button
        type="text"
        size="small"
        icon={<EditOutlined />}
        aria-label={t('editNamed', { name })}
        onClick={() => void navigate(`/in/settings/product/edit?id=${product.productId}&page=${page}`)}
      />
      {product.disabled ? (
        <Tooltip title={t('product.enable')}>
          <Button
            type="text"
            size="small"
            icon={<UndoOutlined />}
            aria-label={t('product.enableNamed', { name })}
            onClick={() => onEnable(product)}
          />
        </Tooltip>
      ) : (
        <Button
          type="text"
          size="small"
          danger
          icon={<DeleteOutlined />}
          aria-label={t('deleteNamed', { name })}
          onClick={() => onDelete(product)}
        />
      )}
    </>
  );
}
