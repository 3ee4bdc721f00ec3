import { isIPv4 } from 'node:net';

/** Whether a host is a loopback name or address: `localhost`, `127.0.0.0/8`, `::1`, with or without brackets. */
export function isOwnMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** The name or address in a `Host` header, without its port; undefined if the header is malformed. */
export const hostnameOf = (header: string | undefined): string | undefined =>
  header !== undefined && URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : undefined;
