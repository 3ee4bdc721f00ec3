/** Whether this browser keeps passkeys, and the page has what they are made for: a host with a name, over a secure line. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && isSecureContext && !isAddress.test(location.hostname);

/** Of IPv4, and of IPv6 in brackets. */
const isAddress = /^(\d+\.){3}\d+$|^\[/;
