import { useTranslation } from '@depot/i18n';
import { Button, Dropdown, MoonOutlined, SunOutlined, themeChoices, useThemeChoice } from '@depot/ui';

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
