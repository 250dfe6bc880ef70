import { StyleProvider } from '@ant-design/cssinjs';
import { App, ConfigProvider } from 'antd';
import { type ReactNode, useEffect, useMemo } from 'react';
import { antdTheme, themeClass } from './antdTheme.js';
import { keepingCache } from './keepingCache.js';
import { useAppearance } from './themeChoice.js';
import { useAntdLocale } from './useAntdLocale.js';
import { useMediaQuery } from './useMediaQuery.js';

const styles = keepingCache();

/** Our look around everything: theme, language of antd's own texts, dialogs and messages. */
export function DepotTheme({ children }: { children: ReactNode }) {
  const look = useAppearance();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const locale = useAntdLocale();
  const config = useMemo(() => antdTheme(look, !still), [look, still]);

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
        form={{ requiredMark: 'optional' }}
        button={{ autoInsertSpace: false }}
      >
        <App component={false} message={{ maxCount: 3 }}>
          {children}
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
