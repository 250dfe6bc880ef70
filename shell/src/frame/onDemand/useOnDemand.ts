import { useTranslation } from '@depot/i18n';
import { App, type FetchedPart, useFetched } from '@depot/ui';
import { useEffect, useEffectEvent } from 'react';

/** A script that has not come by then is not waited for with the page held: it may come later. */
const timeoutMs = 15_000;

interface Opened {
  isOpen: boolean;
  close: () => void;
  /** What it is called. */
  title: string;
}

/**
 * A part that is opened over the page and fetched when it is first wanted; undefined while it is closed or on its way.
 * Where it does not come, or not in time, that is said, and it is closed: the page behind it stays as it is.
 */
export function useOnDemand<Part>(source: FetchedPart<Part>, { isOpen, close, title }: Opened): Part | undefined {
  const { t } = useTranslation('shell');
  const { message } = App.useApp();
  const { part, failed, retry } = useFetched(source, isOpen);
  const giveUp = useEffectEvent(() => {
    close();
    retry(); // for whoever opens it again
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
