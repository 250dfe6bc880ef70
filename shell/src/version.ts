/** Version of the application, shown in the footer. */
export const version = '2.5.0';
