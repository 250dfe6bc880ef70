/** How many days ahead the list of expiring goods may look, and where nobody asks for others. */
export const expiringDays = { min: 0, max: 730, usual: 30 } as const;
