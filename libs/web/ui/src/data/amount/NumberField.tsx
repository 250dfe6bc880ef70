import { halfWidth } from '@depot/contracts/amounts';
import { useTranslation } from '@depot/i18n';
import { Input, type InputProps, type InputRef } from 'antd';
import { type FocusEvent, type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import classes from './amount.module.css';

export interface NumberFieldProps extends Omit<
  InputProps,
  'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'type' | 'onPressEnter'
> {
  ref?: Ref<InputRef>;
  /** Integer in the caller's unit. */
  value?: number | null;
  /**
   * The number that stands in the field; null where there is none, or where the text is no number. The form around it
   * is not sent then; who sends by other means looks at `isNumber`, which is true of an empty field.
   */
  onChange?: (value: number | null, isNumber: boolean) => void;
  /** Bounds, in the same unit as the value. */
  min?: number;
  max?: number;
  /** Enter was pressed with a valid number; invalid text does nothing. */
  onPressEnter?: () => void;
}

interface NumberFormat {
  /** Parses a text into an integer; undefined if it is invalid. */
  read: (text: string) => number | undefined;
  write: (value: number) => string;
  /** Example of a valid number, for the error message. */
  example: string;
}

/**
 * A text that is a number or is not: nothing is cut off or rounded to make one of it, so that a code that a scanner
 * types here never becomes an amount; only full-width digits are digits. A text that is no number stays to be seen, in
 * red.
 */
export function NumberField(props: NumberFieldProps & { format: NumberFormat }) {
  const {
    ref,
    value = null,
    onChange: _,
    min,
    max,
    format,
    status,
    disabled,
    className,
    onPressEnter,
    onBlur,
    onKeyDown,
    ...rest
  } = props;
  const { text, isNumber, type, stopTyping } = useTypedNumber(props);
  const input = useValidity(ref, isNumber, format.example);
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Enter' && !isNumber) event.preventDefault();
    else if (event.key === 'Enter') onPressEnter?.();
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    if (!direction) return;
    event.preventDefault();
    type(format.write(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, (value ?? 0) + direction))));
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    if (isNumber) stopTyping();
    onBlur?.(event);
  };

  return (
    <Input
      {...rest}
      ref={input}
      // not `false`, because a form that is being submitted disables all its fields
      disabled={disabled || undefined}
      role="spinbutton"
      aria-valuenow={value ?? undefined}
      aria-invalid={!isNumber || undefined}
      className={`${classes.amount} ${className ?? ''}`}
      autoComplete="off"
      value={text}
      status={isNumber ? status : 'error'}
      onChange={(event) => type(event.target.value)}
      onKeyDown={handleKey}
      onBlur={handleBlur}
    />
  );
}

/** Text of the field and whether it is a number: pending input, else the value. */
function useTypedNumber({ value = null, onChange, min, max, format }: NumberFieldProps & { format: NumberFormat }) {
  /**
   * Pending input, and the value when it started; undefined while the user does not type. `standIn` is the caller's
   * value for an empty field, while the user is about to type another number.
   */
  const [typed, setTyped] = useState<{ text: string; before: number | null; standIn?: number | null }>();
  const parseNumber = (text: string) => {
    const read = format.read(halfWidth(text.trim())) ?? NaN;
    return read >= (min ?? -Infinity) && read <= (max ?? Infinity) ? read : null;
  };
  const isBlank = typed?.text.trim() === '';
  const number = typed && parseNumber(typed.text);
  const isNumber = isBlank || number !== null;
  if (typed && isBlank && typed.standIn === undefined) setTyped({ ...typed, standIn: value });
  // The value changed from outside: a form was reset, or a code scanned.
  const isOvertaken =
    typed && number !== value && ((isNumber && !isBlank) || value !== (typed.standIn ?? typed.before));
  return {
    text: typed && !isOvertaken ? typed.text : value === null ? '' : format.write(value),
    isNumber,
    type: (text: string) => {
      setTyped({ text, before: value });
      const found = parseNumber(text);
      onChange?.(found, found !== null || text.trim() === '');
    },
    stopTyping: () => setTyped(undefined),
  };
}

/** Sets the browser's validity, which blocks submitting the form: invalid text would be sent as no number. */
function useValidity(ref: Ref<InputRef> | undefined, isNumber: boolean, example: string) {
  const { t } = useTranslation('ui');
  const input = useRef<InputRef>(null);
  useImperativeHandle(ref, () => input.current as InputRef);
  const fault = isNumber ? '' : t('notANumber', { example });
  useEffect(() => input.current?.input?.setCustomValidity(fault), [fault]);
  return input;
}
