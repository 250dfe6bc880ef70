import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface StepHeadingProps {
  /** Identifies the step: when it changes, the next step begins. */
  step: string | number;
  className?: string;
  children: ReactNode;
}

/**
 * Heading of the current step of a page. Each further step begins at the top of the page with the focus on its heading,
 * unless the step has focused a field of its own. The first step is the start of a page, which the shell handles.
 */
export function StepHeading({ step, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const content = heading.current?.closest('main');
    if (content) content.scrollTop = 0;
    if (!document.activeElement?.matches('input, textarea, select')) heading.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <h2 ref={heading} tabIndex={-1} className={className ? `${classes.step} ${className}` : classes.step}>
      {children}
    </h2>
  );
}
