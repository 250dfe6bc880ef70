import { useTranslation } from '@depot/i18n';
import { Checkbox, StepHeading, usePhone } from '@depot/ui';
import { Steps } from '@depot/ui/extra';
import classes from '../account/account.module.css';
import { AddressForm } from './AddressForm.js';
import { CredentialsForm } from './CredentialsForm.js';
import { type SubmitStore, useStoreSteps } from './useStoreSteps.js';

interface StoreStepsProps {
  busy: boolean;
  onSubmit: SubmitStore;
}

/** Shipping address, billing address, credentials. On a phone three titles would be broken within their words. */
export function StoreSteps({ busy, onSubmit }: StoreStepsProps) {
  const { t } = useTranslation('shell');
  const { step, addresses, isSame, credentials, enter, errorsOf, ...steps } = useStoreSteps(onSubmit);
  const phone = usePhone();
  const items = ['shipping', 'billing', 'credentials'].map((key) => ({ title: t(`register.${key}`) }));

  return (
    <>
      {phone ? (
        <StepHeading
          step={step}
          className={classes.step}
        >{`${step + 1} / ${items.length} ${items[step]?.title}`}</StepHeading>
      ) : (
        <Steps className={classes.steps} size="small" current={step} items={items} responsive={false} />
      )}
      {step === 0 && (
        <AddressForm
          kind="shipping"
          initial={addresses.shipAddress}
          rejected={errorsOf('shipAddress')}
          onSubmit={(address) => enter('shipAddress', address)}
        />
      )}
      {step === 1 && (
        <>
          <Checkbox
            className={classes.same}
            checked={isSame}
            onChange={({ target }) => steps.copyShipping(target.checked)}
          >
            {t('register.same')}
          </Checkbox>
          <AddressForm
            key={String(isSame)}
            kind="billing"
            initial={addresses.billAddress}
            rejected={errorsOf('billAddress')}
            onBack={steps.backToShipping}
            onSubmit={(address) => enter('billAddress', address)}
          />
        </>
      )}
      {step === 2 && (
        <CredentialsForm busy={busy} initial={credentials} onBack={steps.backToBilling} onSubmit={steps.send} />
      )}
    </>
  );
}
