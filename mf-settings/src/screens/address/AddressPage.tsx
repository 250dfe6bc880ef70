import { type Address, addressTypes, type OwnAddress } from '@depot/contracts/identity';
import { isolate } from '@depot/i18n';
import { useMay } from '@depot/session';
import { Button, EditOutlined, LoadError, Page, Skeleton } from '@depot/ui';
import { Card } from '@depot/ui/data';
import { useState } from 'react';
import { useIdentityAddressesQuery } from '../../api/identity.js';
import { useTexts } from '../../texts.js';
import classes from './address.module.css';
import { AddressModal } from './AddressModal.js';

/** Screen: the billing and the shipping address of the signed-in user. */
export function AddressPage() {
  const addresses = useIdentityAddressesQuery();
  if (addresses.isError && !addresses.data) return <LoadError query={addresses} />;
  return (
    <Page>
      <div className={classes.cards}>
        {addressTypes.map((type) =>
          addresses.data ? (
            <AddressCard
              key={type}
              type={type}
              address={addresses.data.list.find((address) => address.type === type)}
            />
          ) : (
            <Skeleton key={type} active paragraph={{ rows: 3 }} />
          ),
        )}
      </div>
    </Page>
  );
}

interface AddressCardProps {
  type: Address['type'];
  address: OwnAddress | undefined;
}

/** One address, formatted as on an envelope, with a button to edit it. */
function AddressCard({ type, address }: AddressCardProps) {
  const { t } = useTexts();
  const editable = useMay('address.edit');
  // as it was when the form was opened: it saves an edit of that
  const [form, setForm] = useState({ open: false, address });
  const lines = address?.name ? formatLines(address) : [];
  return (
    <Card
      title={t(`address.${type}`)}
      extra={
        editable && (
          <Button
            type="text"
            icon={<EditOutlined />}
            aria-label={t(`address.edit.${type}`)}
            onClick={() => setForm({ open: true, address })}
          >
            {t('edit')}
          </Button>
        )
      }
    >
      {lines.length > 0 ? (
        <address className={classes.lines}>
          {lines.map((line, index) => (
            <div key={index}>{line}</div>
          ))}
        </address>
      ) : (
        <p className={classes.none}>{t('address.none')}</p>
      )}
      <AddressModal type={type} {...form} onClose={() => setForm({ ...form, open: false })} />
    </Card>
  );
}

function formatLines({ name, address1, address2, city, state, zipCode }: Address): string[] {
  return [name, address1, address2, `${isolate(city)}, ${state} ${zipCode}`].filter((line) => line !== '');
}
