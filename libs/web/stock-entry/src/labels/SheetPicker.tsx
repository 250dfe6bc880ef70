import { type LabelSheet, labelsPerSheet } from '@depot/documents';
import { messages, useMessages } from '../messages.js';
import classes from './labels.module.css';

interface SheetPickerProps {
  sheet: LabelSheet;
  /** Counts from 1. */
  value: number;
  /** Labels that will be printed: those cells are shown as taken. */
  count: number;
  onChange: (position: number) => void;
}

/** The sheet in the printer: a click says at which label to begin. Nothing for a roll, which has one after another. */
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
