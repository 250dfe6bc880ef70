import { isApiFailure } from '@depot/api';
import type { FieldError } from '@depot/contracts/errors';
import type { AddressEntry } from '@depot/contracts/identity';
import { fieldErrorsOf } from '@depot/ui';
import { useState } from 'react';
import type { Credentials } from '../../../session/accountApi.js';

export interface StoreAddresses {
  shipAddress?: AddressEntry;
  billAddress?: AddressEntry;
}

/** Registers; returns the error, if any. */
export type SubmitStore = (credentials: Credentials, addresses: StoreAddresses) => Promise<unknown>;

const stepOf = { shipAddress: 0, billAddress: 1 } as const;
const noErrors: AddressErrors['errors'] = [];

/** State of a store's registration steps. An address error returns to its step and keeps the input. */
export function useStoreSteps(onSubmit: SubmitStore) {
  const [step, setStep] = useState(0);
  const [addresses, setAddresses] = useState<StoreAddresses>({});
  const [isSame, setSame] = useState(false);
  const [credentials, setCredentials] = useState<Credentials>();
  const [rejected, setRefused] = useState<AddressErrors>();

  const setEntry = (kind: AddressErrors['kind'], address: AddressEntry) => {
    const isBoth = isSame && kind === 'shipAddress';
    setRefused(undefined);
    setAddresses((now) => ({ ...now, [kind]: address, ...(isBoth ? { billAddress: address } : {}) }));
    setStep(stepOf[kind] + 1);
  };
  const copyShipping = (same: boolean) => {
    setSame(same);
    if (same) setAddresses(({ shipAddress }) => ({ shipAddress, billAddress: shipAddress }));
  };
  /** Returns an error that concerns no address. */
  const send = async (entered: Credentials): Promise<unknown> => {
    setCredentials(entered);
    const failure = await onSubmit(entered, addresses);
    const address = listAddressErrors(failure);
    if (!address) return failure;
    setRefused(address);
    setStep(stepOf[address.kind]);
    return undefined;
  };
  /** Keeps the input of this step for the user's return. */
  const backToShipping = (billAddress: AddressEntry) => {
    setAddresses((now) => ({ ...now, billAddress }));
    setStep(0);
  };
  const backToBilling = (entered: Credentials) => {
    setCredentials(entered);
    setStep(1);
  };
  const listErrors = (kind: AddressErrors['kind']) => (rejected?.kind === kind ? rejected.errors : noErrors);
  const back = { backToShipping, backToBilling };
  return { step, ...back, addresses, isSame, copyShipping, credentials, enter: setEntry, send, errorsOf: listErrors };
}

/** Field errors of the server for an address, by the names in its form. */
interface AddressErrors {
  kind: 'shipAddress' | 'billAddress';
  errors: FieldError[];
}

/** Address that an error concerns: the first one if it concerns both. Undefined if it concerns neither. */
function listAddressErrors(failure: unknown): AddressErrors | undefined {
  const rejected = isApiFailure(failure) ? fieldErrorsOf(failure.details) : [];
  const kinds = ['shipAddress', 'billAddress'] as const;
  return kinds.map((kind) => ({ kind, errors: isBelow(kind, rejected) })).find(({ errors }) => errors.length > 0);
}

function isBelow(kind: AddressErrors['kind'], rejected: FieldError[]): FieldError[] {
  const prefix = `${kind}.`;
  return rejected.flatMap(({ path, message }) =>
    path.startsWith(prefix) ? [{ path: path.slice(prefix.length), message }] : [],
  );
}
