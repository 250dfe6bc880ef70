import { useNotify } from '@depot/remote-kit';
import { useNavigate } from '@depot/router';
import { Button, Form, LoadError, Page, PageHeader, Segmented } from '@depot/ui';
import { Select } from '@depot/ui/data';
import { useState } from 'react';
import { useInventoryStartCountMutation } from '../../api/counts.js';
import { useInventoryRowsQuery } from '../../api/inventory.js';
import { countPath, countsPath } from '../../counting/places.js';
import { useTexts } from '../../texts.js';
import { listPlaces, type PlaceKind, placeKinds, placeRequest } from './places.js';

/** Selects the scope of a new count. */
export function CountNew() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const notify = useNotify();
  const rows = useInventoryRowsQuery();
  const [start, { isLoading }] = useInventoryStartCountMutation();
  const [kind, setKind] = useState<PlaceKind>('category');
  const [form] = Form.useForm<{ place: string }>();
  if (rows.error && !rows.data) return <LoadError query={rows} />;

  const change = (next: PlaceKind) => {
    setKind(next);
    form.resetFields(['place']);
  };
  const begin = ({ place }: { place: string }) =>
    start(placeRequest(kind, place))
      .unwrap()
      .then(({ obj }) => navigate(countPath(obj.id), { replace: true }))
      .catch(notify.failure);
  return (
    <Page floor waits={isLoading}>
      <PageHeader onBack={() => void navigate(countsPath)} backLabel={t('count.back')} summary={t('count.hint')} />
      <Form form={form} layout="vertical" style={{ maxWidth: 520 }} onFinish={(values) => void begin(values)}>
        <Form.Item required label={t('count.what')}>
          <Segmented<PlaceKind>
            value={kind}
            onChange={change}
            options={placeKinds.map((each) => ({ value: each, label: t(`count.kind.${each}`) }))}
          />
        </Form.Item>
        <Form.Item
          name="place"
          label={t(`count.kind.${kind}`)}
          rules={[{ required: true, message: t('count.needed') }]}
        >
          <Select
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t('count.choose')}
            loading={rows.isFetching}
            options={listPlaces(kind, rows.data?.list ?? [])}
            notFoundContent={kind === 'location' ? t('count.noLocations') : undefined}
          />
        </Form.Item>
        <Button type="primary" size="large" htmlType="submit" disabled={false} loading={isLoading}>
          {t('count.start')}
        </Button>
      </Form>
    </Page>
  );
}
