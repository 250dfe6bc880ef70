import { useSyncExternalStore } from 'react';
import { useTranslation } from '@depot/i18n';
import { Button, Dropdown, MoonOutlined, setThemeChoice, subscribeTheme, SunOutlined, themeChoice, themeChoices } from '@depot/ui';

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { t } = useTranslation('shell');
  const choice = useSyncExternalStore(subscribeTheme, themeChoice);
  const items = themeChoices.map((key) => ({ key, label: t(`theme.${key}`), onClick: () => setThemeChoice(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [choice] }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={choice === 'dark' ? <MoonOutlined /> : <SunOutlined />} aria-label={t('theme.label')} />
    </Dropdown>
  );
}
