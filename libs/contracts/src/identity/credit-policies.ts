// Apart from the schemas, so that screens take these without them.

/** What happens when a store's debt and open orders go above its limit: nothing, a warning, or no new order. */
export const creditPolicies = ['NONE', 'WARN', 'STOP'] as const;
export type CreditPolicy = (typeof creditPolicies)[number];
