// Apart from the schemas, so that screens take these without them.

/** How a person says that money came. */
export const paymentMethods = ['CASH', 'CHECK', 'CARD', 'TRANSFER', 'OTHER'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `MARKED`: somebody marked the invoice as paid and said no more. `CREDIT`: the credit of a return was used up for it.
 */
export const recordedMethods = [...paymentMethods, 'MARKED', 'CREDIT'] as const;
export type RecordedMethod = (typeof recordedMethods)[number];
