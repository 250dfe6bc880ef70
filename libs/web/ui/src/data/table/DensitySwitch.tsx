import { ColumnHeightOutlined } from '@ant-design/icons';
import { useTranslation } from '@depot/i18n';
import { Button, Dropdown } from 'antd';
import { densities, useDensity } from './density.js';

/** Chooses the row height of all tables. */
export function DensitySwitch() {
  const { t } = useTranslation('ui');
  const [chosen, choose] = useDensity();
  const items = densities.map((key) => ({ key, label: t(`table.${key}`), onClick: () => choose(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [chosen] }} trigger={['click']}>
      <Button icon={<ColumnHeightOutlined />} aria-label={t('table.density')} title={t('table.density')} />
    </Dropdown>
  );
}
