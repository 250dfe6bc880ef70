import { useState } from 'react';
import type { AddressEntry } from '@depot/contracts/identity';
import { useTranslation } from '@depot/i18n';
import { Checkbox } from '@depot/ui';
import { Steps } from '@depot/ui/extra';
import type { Credentials } from '../../api/accountApi.js';
import classes from '../account/account.module.css';
import { AddressForm } from './AddressForm.js';
import { CredentialsForm } from './CredentialsForm.js';

interface StoreStepsProps {
  busy: boolean;
  onSubmit: (credentials: Credentials, addresses: { shipAddress?: AddressEntry; billAddress?: AddressEntry }) => void;
}

/** Shipping address, billing address, credentials. */
export function StoreSteps({ busy, onSubmit }: StoreStepsProps) {
  const { t } = useTranslation('shell');
  const [step, setStep] = useState(0);
  const [shipAddress, setShipAddress] = useState<AddressEntry>();
  const [billAddress, setBillAddress] = useState<AddressEntry>();
  const [isSame, setSame] = useState(false);
  const items = ['shipping', 'billing', 'credentials'].map((key) => ({ title: t(`register.${key}`) }));

  return (
    <>
      <Steps className={classes.steps} size="small" current={step} items={items} responsive={false} />
      {step === 0 && (
        <AddressForm
          kind="shipping"
          initial={shipAddress}
          onSubmit={(address) => {
            setShipAddress(address);
            if (isSame) setBillAddress(address);
            setStep(1);
          }}
        />
      )}
      {step === 1 && (
        <>
          <Checkbox
            className={classes.same}
            checked={isSame}
            onChange={({ target }) => {
              setSame(target.checked);
              if (target.checked) setBillAddress(shipAddress);
            }}
          >
            {t('register.same')}
          </Checkbox>
          <AddressForm
            key={String(isSame)}
            kind="billing"
            initial={billAddress}
            onBack={() => setStep(0)}
            onSubmit={(address) => {
              setBillAddress(address);
              setStep(2);
            }}
          />
        </>
      )}
      {step === 2 && (
        <CredentialsForm
          busy={busy}
          onBack={() => setStep(1)}
          onSubmit={(credentials) => onSubmit(credentials, { shipAddress, billAddress })}
        />
      )}
    </>
  );
}
