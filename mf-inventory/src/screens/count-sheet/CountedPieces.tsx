import { Button, CloseOutlined } from '@depot/ui';
import { useTexts } from '../../texts.js';
import type { CountRowProps } from './CountRow.js';
import classes from './sheet.module.css';

/** The pieces that were scanned; a wrong one can be taken off, and there may be none at all. */
export function CountedPieces({ line, unsent, names, enter }: CountRowProps) {
  const { t } = useTexts();
  const texts = new Map([
    ...names,
    ...line.units.filter(({ qrText }) => qrText !== '').map(({ inventoryId, qrText }) => [inventoryId, qrText] as const),
  ]);
  const ids = unsent?.inventoryIds ?? line.units.map(({ inventoryId }) => inventoryId);
  const isCounted = line.quantity !== undefined || unsent !== undefined;
  const nameOf = (id: number) => texts.get(id) ?? `#${id}`;
  return (
    <>
      <strong>{t('count.pieces', { count: ids.length })}</strong>
      {!isCounted && (
        <Button
          size="large"
          aria-label={t('count.noneOf', { name: line.productName })}
          onClick={() => void enter(line.productId, { inventoryIds: [] })}
        >
          {t('count.none')}
        </Button>
      )}
      {ids.length > 0 && (
        <ul className={classes.pieces} aria-label={t('count.scanned', { name: line.productName })}>
          {ids.map((id) => (
            <li key={id}>
              <Button
                size="small"
                icon={<CloseOutlined />}
                iconPlacement="end"
                aria-label={t('count.removeUnit', { unit: nameOf(id) })}
                onClick={() => void enter(line.productId, { inventoryIds: ids.filter((each) => each !== id) })}
              >
                {nameOf(id)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
