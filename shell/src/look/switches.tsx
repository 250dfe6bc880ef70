import { type Language, languages } from '@depot/contracts/errors';
import { languageNames, setLanguage, useLanguage, useTranslation } from '@depot/i18n';
import {
  App,
  Button,
  Dropdown,
  GlobalOutlined,
  MoonOutlined,
  SunOutlined,
  themeChoices,
  useThemeChoice,
} from '@depot/ui';

/** English or Chinese, without a reload. Each language is named in itself. */
export function LanguageSwitch() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const { message } = App.useApp();
  const choose = (chosen: Language) => {
    const notifyChange = () => void message.error(t('remoteFailed', { title: languageNames[chosen] }));
    setLanguage(chosen).catch(notifyChange); // its texts are fetched
  };
  const items = languages.map((key) => ({ key, label: languageNames[key], onClick: () => choose(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [language] }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<GlobalOutlined />} aria-label={`${t('language')}: ${languageNames[language]}`}>
        {languageNames[language]}
      </Button>
    </Dropdown>
  );
}

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const [choice, choose] = useThemeChoice();
  const items = themeChoices.map((key) => ({ key, label: t(`theme.${key}`), onClick: () => choose(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [choice] }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={choice === 'dark' ? <MoonOutlined /> : <SunOutlined />} aria-label={t('theme.label')} />
    </Dropdown>
  );
}
