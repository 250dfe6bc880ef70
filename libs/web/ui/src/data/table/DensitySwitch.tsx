import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@depot/i18n';
import { density, setDensity, subscribeDensity, type Density } from './density.js';

const densities: Density[] = ['compact', 'comfortable'];

/** Chooses the row height of all tables. */
export function DensitySwitch() {
  const { t } = useTranslation('ui');
  const chosen = useSyncExternalStore(subscribeDensity, density);
  const items = densities.map((key) => ({ key, label: t(`table.${key}`), onClick: () => setDensity(key) }));
  return (
    <Dropdown menu={{ items, selectable: true, selectedKeys: [chosen] }} trigger={['click']}>
      <Button icon={<ColumnHeightOutlined />} aria-label={t('table.density')} title={t('table.density')} />
    </Dropdown>
  );
}
