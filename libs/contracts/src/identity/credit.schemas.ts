import * as z from 'zod';
import type { Cents } from '../amounts/index.js';
import { creditPolicies, type CreditPolicy } from './credit-policies.js';

export const creditPolicy = z.enum(creditPolicies);

/** How much a store may owe, and what happens to an order beyond it. */
export interface StoreCredit {
  policy: CreditPolicy;
  limit: Cents;
}
