import { Input, type InputProps } from 'antd';
import { useState } from 'react';

type Shared = 'id' | 'className' | 'style' | 'autoFocus' | 'disabled' | 'min' | 'max' | 'aria-label';

export interface DateFieldProps extends Pick<InputProps, Shared> {
  /** `YYYY-MM-DD`; with the time `YYYY-MM-DDTHH:mm`. */
  value?: string;
  /** Called with complete days only, and with undefined if the field was cleared. */
  onChange?: (value: string | undefined) => void;
  withTime?: boolean;
  /** `onChange` is never called with undefined. */
  required?: boolean;
}

/** A year being typed starts with zeros: 0002, 0020, 0202, 2026. */
const isWhole = (text: string): boolean => /^[1-9]\d{3}-/.test(text);

/** The one field for a day, by the device's own calendar. */
export function DateField({ value, onChange, withTime = false, required = false, style, ...input }: DateFieldProps) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    const counts = isWhole(text) || (text === '' && !required);
    setTyped(counts ? undefined : text);
    if (counts) onChange?.(text || undefined);
  };
  return (
    <Input
      {...input}
      // browsers render the native parts slightly higher than a line of text, unlike other fields in the row
      style={{ height: 'var(--depot-control-height)', ...style }}
      type={withTime ? 'datetime-local' : 'date'}
      value={typed ?? value ?? ''}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
