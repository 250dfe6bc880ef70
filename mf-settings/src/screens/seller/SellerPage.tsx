import type { SellerAnswer } from '@depot/contracts/identity';
import { useMay } from '@depot/session';
import { Button, EditOutlined, LoadError, Page, Skeleton } from '@depot/ui';
import { Card, Descriptions } from '@depot/ui/data';
import { useState } from 'react';
import { useIdentitySellerQuery } from '../../api/identity.js';
import { useTexts } from '../../texts.js';
import { LogoSection } from './LogoSection.js';
import classes from './seller.module.css';
import { SellerModal } from './SellerModal.js';

const lines = ['legalName', 'address', 'phone', 'email', 'taxId', 'paymentInstructions'] as const;

/** Screen: the seller's details on documents and emails. */
export function SellerPage() {
  const seller = useIdentitySellerQuery();
  if (seller.isError && !seller.data) return <LoadError query={seller} />;
  return <Page width="form">{seller.data ? <SellerCard seller={seller.data.obj} /> : <Skeleton active />}</Page>;
}

function SellerCard({ seller }: { seller: SellerAnswer }) {
  const { t } = useTexts();
  const editable = useMay('seller.edit');
  // as they were when the form was opened: it saves an edit of that
  const [form, setForm] = useState({ open: false, seller });
  const edit = () => setForm({ open: true, seller });
  return (
    <Card
      title={t('seller.title')}
      extra={
        editable && (
          <Button type="text" icon={<EditOutlined />} aria-label={t('seller.edit')} onClick={edit}>
            {t('edit')}
          </Button>
        )
      }
    >
      <p className={classes.hint}>{t('seller.hint')}</p>
      <Descriptions
        className={classes.facts}
        column={1}
        size="small"
        colon={false}
        styles={{ label: { width: 112 } }}
        items={[
          ...lines.map((key) => ({
            key,
            label: t(`seller.${key}`),
            children: <span className={classes.lines}>{seller[key] || t('seller.none')}</span>,
          })),
          { key: 'paper', label: t('seller.paper'), children: t(`seller.size.${seller.paper}`) },
        ]}
      />
      <LogoSection seller={seller} readOnly={!editable} />
      <SellerModal {...form} onClose={() => setForm({ ...form, open: false })} />
    </Card>
  );
}
