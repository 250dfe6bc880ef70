import * as z from 'zod';
import { canonicalEmail } from '../identifiers/codes.js';
import { contentVersion, identifierText, multiLineText, requiredText, text } from '../wire/index.js';
import { paperSizes } from './stores.js';

/** A key that cannot be guessed and differs for each logo. Its content is stored permanently: invoices refer to it. */
const logoKey = z.string().regex(/^[0-9a-f]{32}$/);

/** A logo as papers name it. */
export const logoOnPaper = z.object({
  /** See `logoUrl`. */
  key: logoKey,
  /** In pixels. */
  width: z.int(),
  /** In pixels. */
  height: z.int(),
});
export type LogoOnPaper = z.output<typeof logoOnPaper>;

export const logoQuery = z.object({ key: logoKey });
export type LogoQuery = z.output<typeof logoQuery>;

/** The distributor as seller on papers. Texts are empty until they are entered. */
const facts = z.object({
  legalName: z.string(),
  /** As on an envelope, in lines. */
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  taxId: z.string(),
  /** Payment instructions for invoices, in lines: bank and account, or the address for a check. */
  paymentInstructions: z.string(),
  /** Absent without a logo. */
  logo: logoOnPaper.optional(),
});

/** The seller's block of a distributor; `legalName` is its name until another is entered. */
export const seller = facts.extend({ paper: z.enum(paperSizes), version: contentVersion });
export type SellerAnswer = z.output<typeof seller>;

/** A seller as an invoice keeps it. */
export const sellerOnPaper = facts.extend({ paper: z.enum(paperSizes) });
export type SellerFacts = z.output<typeof sellerOnPaper>;

const emailOrNothing = identifierText(canonicalEmail, 254).check(({ value, issues }) => {
  if (value === '' || z.email().safeParse(value).success) return;
  issues.push({ code: 'invalid_format', format: 'email', input: value });
});

export const updateSellerBody = z.object({
  legalName: requiredText(150),
  address: multiLineText(300),
  phone: text(40),
  /** Empty, or an email address. */
  email: emailOrNothing,
  taxId: text(40),
  paymentInstructions: multiLineText(500),
  paper: z.enum(paperSizes),
  version: contentVersion.optional(),
});
export type UpdateSeller = z.output<typeof updateSellerBody>;
