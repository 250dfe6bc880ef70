/** The version of the application that the specification names, for the footer. Packages and the API have their own. */
export const version = '2.4.1';
