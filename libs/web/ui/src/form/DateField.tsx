import { Input, type InputProps } from 'antd';
import { useState } from 'react';

type Shared = 'id' | 'className' | 'style' | 'autoFocus' | 'disabled' | 'min' | 'max' | 'aria-label';

export interface DateFieldProps extends Pick<InputProps, Shared> {
  /** `YYYY-MM-DD`; with the time `YYYY-MM-DDTHH:mm`. */
  value?: string;
  /** Told of whole days only; of none, where it was emptied. */
  onChange?: (value: string | undefined) => void;
  withTime?: boolean;
  /** Never told of none. */
  required?: boolean;
}

/** A year being typed begins with noughts: 0002, 0020, 0202, 2026. */
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
      // the device's own parts are a little higher than a line of text, and the field stands beside others
      style={{ height: 'var(--depot-control-height)', ...style }}
      type={withTime ? 'datetime-local' : 'date'}
      value={typed ?? value ?? ''}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}
