import { addressTypes } from '@depot/contracts/identity';
import { LoadError, Page, Skeleton } from '@depot/ui';
import { useSettingsAddressesQuery } from '../../api/addresses.js';
import classes from './address.module.css';
import { AddressCard } from './AddressCard.js';

/** Screen: the billing and the shipping address of the signed-in user. */
export function AddressPage() {
  const addresses = useSettingsAddressesQuery();
  if (addresses.isError) return <LoadError query={addresses} />;
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
