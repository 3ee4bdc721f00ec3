import { execFileSync } from 'node:child_process';
import { inner4, inner6, outside } from './place.ts';

/** Addresses that no loopback takes: a canary there would hear nothing. */
const added = [
  ...inner4.filter((address) => !address.startsWith('127.')).map((address) => `${address}/32`),
  ...inner6.filter((address) => address !== '::1').map((address) => `${address}/128`),
  `${outside.outside4}/32`,
  `${outside.outside6}/128`,
];

const lines = [
  'ip link set lo up',
  ...added.map((address) => `ip addr add ${address} dev lo${address.includes(':') ? ' nodad' : ''} || true`),
];

/**
 * The beginning of a command that runs in a network of its own, which needs no rights beyond those of anybody: user namespaces, or root.
 * Null where the machine lets nobody have one.
 */
export function ownNetwork(): readonly string[] | null {
  for (const flags of [['-Urn'], ['-n']]) {
    const command = ['unshare', ...flags, 'sh', '-c', `{ ${lines.join('; ')}; } 2>/dev/null; exec "$@"`, 'sh'];
    try {
      execFileSync(command[0] as string, [...command.slice(1), 'true'], { stdio: 'ignore' });
      return command;
    } catch {
      // The next way, or none.
    }
  }
  return null;
}
