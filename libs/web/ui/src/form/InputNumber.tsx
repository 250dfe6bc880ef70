import { halfWidth } from '@depot/contracts/amounts';
import { InputNumber as AntdInputNumber, type InputNumberProps } from 'antd';

/**
 * antd's field of a number, in which full-width digits are digits: antd takes them away as they are typed, and says
 * nothing.
 */
export function InputNumber(props: InputNumberProps<number>) {
  return <AntdInputNumber<number> parser={parseNumber} {...props} />;
}

/** Delegates to antd. The result is read as a number, though antd's types already call it one. */
function parseNumber(text: string | undefined): number {
  const bare = halfWidth(text ?? '')
    .replaceAll('。', '.')
    .replaceAll(/[^\w.-]+/g, '');
  return bare as unknown as number;
}
