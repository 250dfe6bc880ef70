import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type AddressSchema, changedAddress, readAddress } from './addressSchema.js';
import { noteQuery } from './listAddress.js';

/** Pause in typing after which a text takes effect. Milliseconds. */
export const debounceMs = 500;

export interface AddressState<Values> {
  /** What the address says. */
  values: Values;
  /** What the boxes show: what the address says, and what is being typed until it says so too. */
  shown: Values;
  /** Changes the address at once, with what is being typed. Another filter begins at the first page. */
  change: (part: Partial<Values>) => void;
  /** Changes the address after a pause in typing, without a step in the browser's history. */
  type: (part: Partial<Values>) => void;
}

/**
 * Numbers the changes that a screen's own parts make to its address. Any other way to this page, the way back among
 * them, drops what was being typed.
 */
let changes = 0;

/** What the newest of them says, until the page is drawn with it: what is chosen meanwhile adds to it. */
let underWay: URLSearchParams | undefined;

interface AddressSettings {
  /** A choice is no step in the browser's history: whoever goes back leaves the page. */
  replace?: boolean;
}

/** Filters, page and order of a list. They stand in its address, so that links, reloads and the way back have them. */
export function useAddressState<Values extends object>(
  schema: AddressSchema<Values>,
  { replace = false }: AddressSettings = {},
): AddressState<Values> {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const way = useNavigationType();
  const query = params.toString();
  const values = useMemo(() => readAddress(schema, new URLSearchParams(query)), [schema, query]);
  const [typed, setTyped] = useState<Partial<Values>>();
  const pending = useRef<Partial<Values>>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const latest = useRef(setParams);
  useEffect(() => void (latest.current = setParams), [setParams]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => noteQuery(location.pathname, location.search), [location]);

  const apply = useCallback(
    (part: Partial<Values>, inPlace: boolean) => {
      const whole = { ...pending.current, ...part };
      clearTimeout(timer.current);
      pending.current = undefined;
      changes += 1;
      latest.current((drawn) => (underWay = changedAddress(schema, underWay ?? drawn, whole)), {
        replace: inPlace,
        state: { change: changes },
      });
    },
    [schema],
  );
  const change = useCallback((part: Partial<Values>) => apply(part, replace), [apply, replace]);
  const type = useCallback(
    (part: Partial<Values>) => {
      pending.current = { ...pending.current, ...part };
      setTyped(pending.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => apply({}, true), debounceMs);
    },
    [apply],
  );

  useEffect(() => {
    const { change: drawn = 0 } = (location.state ?? {}) as { change?: number };
    const isOwn = way !== NavigationType.Pop && drawn > 0;
    if (!isOwn || drawn === changes) underWay = undefined;
    if (isOwn && pending.current) return; // typed on, or another part of the screen was changed meanwhile
    clearTimeout(timer.current);
    pending.current = undefined;
    setTyped(undefined);
  }, [location, way]);

  const shown = useMemo(() => ({ ...values, ...typed }), [values, typed]);
  return { values, shown, change, type };
}

/**
 * What is being entered until a person applies it, for boxes that ask for Enter or a button. It begins with what the
 * address says, and whoever goes anywhere, this very page included, finds that again.
 */
export function useAddressDraft<Value>(applied: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const [draft, setDraft] = useState({ key, value: applied });
  return [draft.key === key ? draft.value : applied, (value) => setDraft({ key, value })];
}
