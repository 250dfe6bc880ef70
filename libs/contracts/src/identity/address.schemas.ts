import * as z from 'zod';
import { canonicalZip } from '../identifiers/codes.js';
import { contentVersion, requiredIdentifier, requiredText, text } from '../wire/index.js';
import { usStates } from './stores.js';

export const addressTypes = ['BILL', 'SHIP'] as const;
export type AddressType = (typeof addressTypes)[number];

/** An address as it is entered. */
export const addressBody = z.object({
  name: requiredText(100),
  address1: requiredText(100),
  address2: text(100).optional(),
  city: requiredText(60),
  state: z.enum(usStates),
  zipCode: requiredIdentifier(canonicalZip, 10),
});
export type AddressEntry = z.output<typeof addressBody>;

export const updateAddressBody = addressBody.extend({ type: z.enum(addressTypes), version: contentVersion.optional() });
export type UpdateAddress = Omit<z.output<typeof updateAddressBody>, 'version'>;
export type EditAddress = z.output<typeof updateAddressBody>;

/** An address of the signed-in user. All texts are empty until one is entered. */
export const address = z.object({
  type: z.enum(addressTypes),
  name: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type Address = z.output<typeof address>;

/** One's own address, to be edited. */
export const ownAddress = address.extend({ version: contentVersion });
export type OwnAddress = z.output<typeof ownAddress>;
