import { languages } from '@depot/contracts/errors';
import { languageNames, setLanguage, useLanguage, useTranslation } from '@depot/i18n';
import { Button, Dropdown, GlobalOutlined } from '@depot/ui';

/** English or Chinese, without a reload. Each language is named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const items = languages.map((key) => ({ key, label: languageNames[key], onClick: () => void setLanguage(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [language] }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<GlobalOutlined />} aria-label={`${t('language')}: ${languageNames[language]}`}>
        {languageNames[language]}
      </Button>
    </Dropdown>
  );
}
