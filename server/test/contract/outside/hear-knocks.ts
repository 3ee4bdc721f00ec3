import { createHook } from 'node:async_hooks';
import { Socket } from 'node:net';

/** What asks a name server: `dns.lookup`, and the resolvers that ask it directly. */
const asksNames = ['GETADDRINFOREQWRAP', 'QUERYWRAP'];

interface Target {
  host?: string;
  port?: number | string;
  path?: string;
}

/**
 * From here on nobody outside this process answers: whoever is dialled hangs up, and is written down, as is each question to a
 * name server. The database alone is no stranger.
 */
export function hearKnocks(database: string): string[] {
  const knocks: string[] = [];
  const own = new URL(database);
  const dial = Socket.prototype.connect as (...given: unknown[]) => Socket;
  Socket.prototype.connect = function connect(this: Socket, ...given: unknown[]) {
    const { host = 'localhost', port, path } = targetOf(given);
    if (path !== undefined || (host === own.hostname && String(port) === own.port)) return dial.apply(this, given);
    knocks.push(`${host}:${port}`);
    return this.destroy(new Error(`Nobody answers at ${host}`));
  } as typeof Socket.prototype.connect;
  createHook({
    init(_, type) {
      if (asksNames.includes(type)) knocks.push('a name server');
    },
  }).enable();
  return knocks;
}

/** `net.connect` hands its words over as one list. */
function targetOf([first, ...rest]: readonly unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  return { port: first as string, ...(typeof rest[0] === 'string' && { host: rest[0] }) };
}
