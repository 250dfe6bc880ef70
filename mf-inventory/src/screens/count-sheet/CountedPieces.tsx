import { Button, CloseOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import type { CountRowProps } from './CountRow.js';
import classes from './sheet.module.css';

/** The pieces that were scanned; a wrong one can be taken off, and there may be none at all. */
export function CountedPieces({ line, enter }: CountRowProps) {
  const { t } = useTexts();
  const { productId, productName, units } = line;
  return (
    <>
      <strong>{t('count.pieces', { count: units.length })}</strong>
      {line.quantity === undefined && (
        <Button
          size="large"
          aria-label={t('count.noneOf', { name: productName })}
          onClick={() => enter(productId, { kind: 'none' })}
        >
          {t('count.none')}
        </Button>
      )}
      {units.length > 0 && (
        <ul className={classes.pieces} aria-label={t('count.scanned', { name: productName })}>
          {units.map(({ inventoryId, qrText }) => (
            <li key={inventoryId}>
              <Button
                size="small"
                icon={<CloseOutlined />}
                iconPlacement="end"
                aria-label={t('count.removeUnit', { unit: qrText })}
                onClick={() => enter(productId, { kind: 'remove', inventoryId })}
              >
                {qrText}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
