import { limits } from '@depot/contracts/amounts';
import { InputNumber, type InputNumberProps } from 'antd';
import classes from './amount.module.css';

/** Field for a number of pieces: an integer from 1. */
export function QuantityInput({ className, ...props }: InputNumberProps<number>) {
  return (
    <InputNumber<number>
      min={1}
      max={limits.quantity}
      step={1}
      precision={0}
      controls={false}
      inputMode="numeric"
      {...props}
      className={`${classes.amount} ${className ?? ''}`}
    />
  );
}
