import { ColumnHeightOutlined } from '@ant-design/icons';
import { useTranslation } from '@depot/i18n';
import { defineStored, oneOf, useStored } from '@depot/storage';
import { Button, Dropdown } from 'antd';

const densities = ['compact', 'comfortable'] as const;
export type Density = (typeof densities)[number];

const stored = defineStored({
  key: 'depot-density',
  schema: oneOf(densities),
  scope: 'device',
  version: 1,
  format: 'text',
});

/** Row height of all tables on this device, and how to choose another. */
export function useDensity(): [Density, (next: Density) => void] {
  const [density = 'compact', choose] = useStored(stored);
  return [density, choose];
}

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
