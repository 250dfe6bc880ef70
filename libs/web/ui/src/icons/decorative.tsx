import type { ComponentProps, ComponentType } from 'react';

export interface IconProps extends ComponentProps<'span'> {
  spin?: boolean;
  rotate?: number;
}

/**
 * An icon that stands beside words and is not read out: antd names each after its picture, and a way to the orders was
 * called "shopping-cart Order". One that says something by itself is given an `aria-label`.
 */
export function decorative(Icon: ComponentType<IconProps>): ComponentType<IconProps> {
  return function Decorative(props: IconProps) {
    return <Icon aria-hidden={props['aria-label'] === undefined || undefined} {...props} />;
  };
}
