import { useTranslation } from '@depot/i18n';
import { App, type FetchedPart, useFetched } from '@depot/ui';
import { useEffect, useEffectEvent } from 'react';

/** Timeout in milliseconds. A script that arrives later is used the next time. */
const timeoutMs = 15_000;

interface Opened {
  isOpen: boolean;
  close: () => void;
  /** Name of the part, for the error message. */
  title: string;
}

/**
 * Part that opens over the page and is fetched on first use; undefined while closed or loading. If it fails to load, or
 * not in time, it closes with an error message and the page behind stays unchanged.
 */
export function useOnDemand<Part>(source: FetchedPart<Part>, { isOpen, close, title }: Opened): Part | undefined {
  const { t } = useTranslation('shell');
  const { message } = App.useApp();
  const { part, failed, retry } = useFetched(source, isOpen);
  const giveUp = useEffectEvent(() => {
    close();
    retry(); // the next opening loads it again
    void message.error(t('remoteFailed', { title }));
  });
  useEffect(() => {
    if (failed) giveUp();
  }, [failed]);
  const isAwaited = isOpen && part === undefined;
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(giveUp, timeoutMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isOpen ? part : undefined;
}
