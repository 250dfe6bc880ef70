import type { AddressEntry } from '@depot/contracts/identity';
import { useState } from 'react';
import type { Credentials } from '../../api/accountApi.js';
import { type AddressErrors, addressErrors } from './addressErrors.js';

export interface StoreAddresses {
  shipAddress?: AddressEntry;
  billAddress?: AddressEntry;
}

/** Registers; answers why it was refused. */
export type SubmitStore = (credentials: Credentials, addresses: StoreAddresses) => Promise<unknown>;

const stepOf = { shipAddress: 0, billAddress: 1 } as const;
const noErrors: AddressErrors['errors'] = [];

/** What a store enters step by step. A refused address leads back to its step; what was entered stays. */
export function useStoreSteps(onSubmit: SubmitStore) {
  const [step, setStep] = useState(0);
  const [addresses, setAddresses] = useState<StoreAddresses>({});
  const [isSame, setSame] = useState(false);
  const [credentials, setCredentials] = useState<Credentials>();
  const [rejected, setRefused] = useState<AddressErrors>();

  const enter = (kind: AddressErrors['kind'], address: AddressEntry) => {
    const isBoth = isSame && kind === 'shipAddress';
    setRefused(undefined);
    setAddresses((now) => ({ ...now, [kind]: address, ...(isBoth ? { billAddress: address } : {}) }));
    setStep(stepOf[kind] + 1);
  };
  const copyShipping = (same: boolean) => {
    setSame(same);
    if (same) setAddresses(({ shipAddress }) => ({ shipAddress, billAddress: shipAddress }));
  };
  /** Answers a refusal that is about no address. */
  const send = async (entered: Credentials): Promise<unknown> => {
    setCredentials(entered);
    const failure = await onSubmit(entered, addresses);
    const address = addressErrors(failure);
    if (!address) return failure;
    setRefused(address);
    setStep(stepOf[address.kind]);
    return undefined;
  };
  const errorsOf = (kind: AddressErrors['kind']) => (rejected?.kind === kind ? rejected.errors : noErrors);
  return { step, back: () => setStep(step - 1), addresses, isSame, copyShipping, credentials, enter, send, errorsOf };
}
