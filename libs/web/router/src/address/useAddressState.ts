import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type AddressSchema, mergeAddress, readAddress } from './addressSchema.js';
import { recordQuery } from './listAddress.js';

/** Milliseconds without a key after which the text takes effect. */
export const debounceMs = 500;

export interface AddressState<Values> {
  /** Values in the address. */
  values: Values;
  /** Values to show in the fields: those in the address, overlaid by pending input. */
  shown: Values;
  /** Changes the address immediately and includes pending input. A changed filter resets the page to 1. */
  change: (part: Partial<Values>) => void;
  /** Changes the address after a pause in typing, without a step in the browser's history. */
  type: (part: Partial<Values>) => void;
}

/**
 * Counts the changes that a screen makes to its own address. Every other navigation to this page, including back,
 * discards pending input.
 */
let changes = 0;

/** Newest requested address, until the page renders with it: further changes add to it. */
let underWay: URLSearchParams | undefined;

interface AddressSettings {
  /** Replaces the history entry, so that going back leaves the page. */
  replace?: boolean;
}

/** Filters, page and order of a list. They are in the address, so that links, reloads and the back button keep them. */
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
  useEffect(() => recordQuery(location.pathname, location.search), [location]);

  const apply = useCallback(
    (part: Partial<Values>, inPlace: boolean) => {
      const whole = { ...pending.current, ...part };
      clearTimeout(timer.current);
      pending.current = undefined;
      changes += 1;
      latest.current((drawn) => (underWay = mergeAddress(schema, underWay ?? drawn, whole)), {
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
    if (isOwn && pending.current) return; // continued typing, or a change by another part of the screen
    clearTimeout(timer.current);
    pending.current = undefined;
    setTyped(undefined);
  }, [location, way]);

  const shown = useMemo(() => ({ ...values, ...typed }), [values, typed]);
  return { values, shown, change, type };
}

/**
 * Input that takes effect only when the user applies it, for fields with Enter or a button. It starts with the applied
 * value and resets to it on each navigation, including one to the same page.
 */
export function useAddressDraft<Value>(applied: Value): [Value, (value: Value) => void] {
  const { key } = useLocation();
  const [draft, setDraft] = useState({ key, value: applied });
  return [draft.key === key ? draft.value : applied, (value) => setDraft({ key, value })];
}
