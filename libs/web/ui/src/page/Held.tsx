import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface HeldProps {
  /** What was entered is on its way. */
  waits: boolean;
  children: ReactNode;
}

/**
 * Fields and buttons that take nothing while what was entered is on its way: the answer would take what came after with
 * it. Where it was refused the focus is back where it was. A button that shows the waiting says `disabled` for itself.
 */
export function Held({ waits, children }: HeldProps) {
  const { componentDisabled: outer = false } = ConfigProvider.useConfig();
  const left = useRef<Element>(null);
  useLayoutEffect(() => {
    if (waits) left.current = document.activeElement;
    else if (left.current instanceof HTMLElement && document.activeElement === document.body) left.current.focus();
  }, [waits]);
  return <ConfigProvider componentDisabled={waits || outer}>{children}</ConfigProvider>;
}
