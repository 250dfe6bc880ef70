/** Faults that survive and may: by id, with the fault in short and why no test can or need notice it. */
export const reasons = [];
