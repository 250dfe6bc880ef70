const csrfCookie = /(?:^|;\s*)XSRF-TOKEN=([^;]+)/;

/** The pair of the cross-site request cookie, where there is one. */
export function csrfHeader(): Record<string, string> {
  const csrf = csrfCookie.exec(document.cookie)?.[1];
  return csrf ? { 'X-XSRF-TOKEN': decodeURIComponent(csrf) } : {};
}
