import { newEntryKey } from '@depot/api/queue';
import { fromHundredths, isBulk, toHundredths } from '@depot/contracts/amounts';
import type { StockCountLine } from '@depot/contracts/inventory';
import { isolate } from '@depot/i18n';
import { takenBackSince } from '@depot/scanning';
import { Button, CheckOutlined, CloseOutlined } from '@depot/ui';
import { QuantityInput, WeightInput } from '@depot/ui/data';
import { memo, useState } from 'react';
import type { Finding } from '../../counting/countFact.js';
import { useTexts } from '../../texts.js';
import classes from './sheet.module.css';

export interface CountRowProps {
  /** Line with this browser's unsent findings applied. */
  line: StockCountLine;
  enter: (productId: number, finding: Finding) => void;
}

/** Row of one product with its location and findings. */
export const CountRow = memo(function CountRow(props: CountRowProps) {
  const { t } = useTexts();
  const { line } = props;
  const isCounted = line.quantity !== undefined;
  return (
    <li className={classes.line} id={`count-${line.productId}`} data-counted={isCounted}>
      <div className={classes.name}>
        {line.productName}
        {line.location && <span className={classes.location}>{line.location}</span>}
      </div>
      <div className={classes.amount}>
        {line.hasWeight === 'Yes' ? <CountedPieces {...props} /> : <AmountField {...props} />}
      </div>
      <div className={classes.state}>
        {isCounted ? <CheckOutlined aria-hidden /> : <span className={classes.faint}>{t('count.notCounted')}</span>}
      </div>
    </li>
  );
});

/** Pending input, value by value, and the line as shown when typing began. */
interface Typed {
  values: { value: number | null; time: number }[];
  version: number;
  since: string;
}

/**
 * Pieces or pounds. The amount applies on blur, on Enter, which also focuses the next product, or when the product is
 * scanned. It is the total that the user saw; the scan is added to it. The field does not show another user's change
 * while it has pending input, so the server can reject the amount.
 */
function AmountField({ line, enter }: CountRowProps) {
  const { t } = useTexts();
  const byWeight = isBulk(line.hasWeight);
  const known = line.quantity === undefined ? undefined : byWeight ? line.weight : line.quantity;
  const shown = known === undefined ? null : byWeight ? toHundredths(known) : known;
  const [typed, setTyped] = useState<Typed>();
  const { value = null } = typed?.values.at(-1) ?? {};
  const changeAmount = (next: number | null) => {
    const begun = typed ?? { values: [], version: line.version, since: newEntryKey() };
    // A scanner's keys are removed from the field when its code ends and do not count as input.
    const scanned = takenBackSince();
    const values =
      scanned === undefined
        ? [...begun.values, { value: next, time: performance.now() }]
        : begun.values.filter(({ time }) => time < scanned);
    setTyped(values.length === 0 ? undefined : { ...begun, values });
  };
  const submitAmount = () => {
    setTyped(undefined);
    if (!typed || value === null) return;
    const { version, since } = typed;
    const found = byWeight ? fromHundredths(value) : value;
    const amount = byWeight ? { weight: found } : { quantity: found };
    // An unchanged amount is sent again as a recount, because the books may have changed. It is dropped if the line's
    // version shows that another user has entered it in the meantime.
    if (found !== known || version === line.version)
      enter(line.productId, { kind: 'amount', ...amount, version, since });
  };
  const label = t('count.amountOf', { name: line.productName });
  const field = {
    'aria-label': label,
    size: 'large',
    min: 0,
    value: typed ? value : shown,
    onChange: changeAmount,
    onBlur: submitAmount,
    onPressEnter: () => focusNext() || submitAmount(),
  } as const;
  return byWeight ? <WeightInput {...field} /> : <QuantityInput {...field} suffix={t('count.pieceUnit')} />;
}

/** Focuses the field of the next product, if there is one. */
function focusNext(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[id^="count-"] input')];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  next?.focus();
  return next !== undefined;
}

/** Text of a label without the product's name, under which it stands; weights in the user's unit. */
function formatLabel(qrText: string, name: string, t: ReturnType<typeof useTexts>['t']): string {
  const own = (qrText.startsWith(name) && qrText.slice(name.length).trim()) || qrText;
  return own.replace(/^([\d.]+) lb$/, (_, weight: string) => t('count.pounds', { weight }));
}

/** Scanned pieces, each with a button to remove it; a button states that there are none. */
function CountedPieces({ line, enter }: CountRowProps) {
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
          {units.map(({ inventoryId, qrText }) => {
            const words = formatLabel(qrText, productName, t);
            const unit = words === qrText ? words : `${isolate(productName)} ${words}`;
            return (
              <li key={inventoryId}>
                <Button
                  size="small"
                  icon={<CloseOutlined />}
                  iconPlacement="end"
                  aria-label={t('count.removeUnit', { unit })}
                  onClick={() => enter(productId, { kind: 'remove', inventoryId })}
                >
                  {words}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
