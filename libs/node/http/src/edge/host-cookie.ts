/**
 * The name of a cookie that only this very host can have set, where it is reached by HTTPS: browsers take `__Host-` from
 * no neighbour and for no part of the addresses. Such a cookie has the path `/` and is secure.
 */
export const hostCookie = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
