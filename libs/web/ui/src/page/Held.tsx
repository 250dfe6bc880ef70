import { ConfigProvider } from 'antd';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface HeldProps {
  /** True while the input is being sent. */
  waits: boolean;
  children: ReactNode;
}

/**
 * Disables fields and buttons while the input is being sent, because the response would discard later input. After an
 * error the focus returns to its element. A button with a loading state must set `disabled` itself.
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
