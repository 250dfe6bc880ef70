import { useLanguage } from '@depot/i18n';
import enUS from 'antd/es/locale/en_US';
import { useEffect, useState } from 'react';

type Locale = typeof enUS;

/** antd's own texts in the language on screen. The Chinese ones arrive when they are first needed. */
export function useAntdLocale(): Locale {
  const language = useLanguage();
  const [chinese, setChinese] = useState<Locale>();
  useEffect(() => {
    if (language !== 'cn' || chinese) return;
    const arrival = import('./chineseLocale.js').then((module) => setChinese(module.chineseLocale));
    arrival.catch(() => undefined); // the English ones stay until the page is opened with a network
  }, [language, chinese]);
  return language === 'cn' && chinese ? chinese : enUS;
}
