import { type LabelSheet, labelsPerSheet } from '@depot/documents';
import { messages, useMessages } from '../messages.js';
import classes from './labels.module.css';

interface SheetPickerProps {
  sheet: LabelSheet;
  /** Counts from 1. */
  value: number;
  /** Number of labels to print: their cells are marked. */
  count: number;
  onChange: (position: number) => void;
}

/** Sheet in the printer: a click selects the first label's position. Hidden for a roll. */
export function SheetPicker({ sheet, value, count, onChange }: SheetPickerProps) {
  const translate = useMessages();
  const cells = Array.from({ length: labelsPerSheet(sheet) }, (_, index) => index + 1);
  if (cells.length === 1) return null;
  return (
    <fieldset className={classes.sheet} style={{ gridTemplateColumns: `repeat(${sheet.columns}, 1fr)` }}>
      <legend className={classes.legend}>{translate(messages.startAt)}</legend>
      {cells.map((cell) => (
        <button
          key={cell}
          type="button"
          className={cell >= value && cell < value + count ? `${classes.cell} ${classes.printed}` : classes.cell}
          aria-label={translate(messages.startCell, { n: cell })}
          aria-pressed={cell === value}
          onClick={() => onChange(cell)}
        >
          {cell}
        </button>
      ))}
    </fieldset>
  );
}
