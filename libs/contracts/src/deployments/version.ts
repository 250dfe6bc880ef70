/**
 * Version of what crosses the wire and of the manifest's shape: that of this package. A remote says which range it was
 * built for.
 */
export const contractVersion = '1.0.0';
