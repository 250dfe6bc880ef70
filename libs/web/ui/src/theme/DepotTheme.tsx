import { createCache, StyleProvider } from '@ant-design/cssinjs';
import { useTranslation } from '@depot/i18n';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import { buildAntdTheme, themeClass } from './antdTheme.js';
import classes from './form.module.css';
import { useAppearance } from './themeChoice.js';
import { useAntdLocale } from './useAntdLocale.js';
import { useMediaQuery, usePhone } from './useMediaQuery.js';

const styles = createKeepingCache();

/** Seconds for which a notice without an action stays: enough to read two lines, on a slow device, too. */
const noticeSeconds = 5;

/** Our look around everything: theme, language of antd's own texts, dialogs and messages. */
export function DepotTheme({ children }: { children: ReactNode }) {
  const look = useAppearance();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const phone = usePhone();
  const locale = useAntdLocale();
  const { t } = useTranslation('ui');
  const popups = useRef<HTMLDivElement>(null);
  const popupPlace = useCallback(() => popups.current ?? document.body, []);
  const config = useMemo(() => buildAntdTheme(look, !still, phone), [look, still, phone]);

  useEffect(() => {
    const root = document.documentElement;
    root.classList.add(themeClass); // the theme's variables hold in our own styles too
    root.style.colorScheme = look;
  }, [look]);

  return (
    <StyleProvider cache={styles}>
      <ConfigProvider
        theme={config}
        locale={locale}
        componentSize="middle"
        form={{ requiredMark: 'optional', className: classes.form }}
        button={{ autoInsertSpace: false }}
        getPopupContainer={popupPlace}
      >
        <App component={false} message={{ maxCount: 3, duration: noticeSeconds }}>
          {children}
        </App>
        {/* Overlays get a landmark of their own, so that a screen reader can reach and announce them. */}
        <div ref={popups} role="region" aria-label={t('popups')} />
      </ConfigProvider>
    </StyleProvider>
  );
}

/**
 * antd's cache of the styles that its components have made. By itself it forgets a style when the last component with
 * it leaves the screen, so that every page would make those of tables and fields again; this one keeps them. There are
 * as many as kinds of components.
 */
export function createKeepingCache(): ReturnType<typeof createCache> {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  /** `change` receives the number of components that use a style, and the style; null removes it. */
  cache.opUpdate = (path, change) => update(path, (known) => change(known) ?? (known && [0, known[1]]));
  return cache;
}
