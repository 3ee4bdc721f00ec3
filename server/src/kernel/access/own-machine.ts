import { isIPv4 } from 'node:net';

/** Whether a host means this machine alone: `localhost`, `127.0.0.1` and its like, `::1`, with brackets or without. */
export function isOwnMachine(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/i, '');
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}

/** The name or address in a `Host` header, without its port; undefined for what is none. */
export const hostnameOf = (header: string | undefined): string | undefined =>
  header !== undefined && URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : undefined;
