/** Both tables of the dashboard show five rows at a time. */
export const rowsPerTable = 5;
