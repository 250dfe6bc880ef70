import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@depot/router';

/** Waits this long after the last key before a filter takes effect. Milliseconds. */
const debounce = 500;

/** The text of a filter box. It takes effect in the address (`q`) after a pause, and then starts at the first page. */
export function useSearchText() {
  const [params, setParams] = useSearchParams();
  const applied = params.get('q') ?? '';
  const [text, setText] = useState(applied);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (wanted: string) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('page');
        if (wanted) next.set('q', wanted);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  const change = (wanted: string) => {
    setText(wanted);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(wanted), debounce);
  };
  return { text, setText: change, applied };
}
