import { AsyncLocalStorage, createHook } from 'node:async_hooks';
import { Socket } from 'node:net';

/** What asks a name server: `dns.lookup`, and the resolvers that ask it directly. */
const asksNames = ['GETADDRINFOREQWRAP', 'QUERYWRAP'];

interface Target {
  host?: string;
  port?: number | string;
  path?: string;
}

const hearing = new AsyncLocalStorage<string[]>();
const { connect } = Socket.prototype;
const dial = connect as (...given: unknown[]) => Socket;
const names = createHook({
  init(_, type) {
    if (asksNames.includes(type)) hearing.getStore()?.push('a name server');
  },
});

/**
 * Whom this work has dialled, and whether it asked a name server. Nobody outside this process answers it: whoever it dials hangs up. The
 * database alone is no stranger; what else runs meanwhile notices nothing.
 */
export async function heardDuring(database: string, work: () => Promise<unknown>): Promise<string[]> {
  const own = new URL(database);
  Socket.prototype.connect = function knock(this: Socket, ...given: unknown[]) {
    const knocks = hearing.getStore();
    const { host = 'localhost', port, path } = targetOf(given);
    const isOwn = path !== undefined || (host === own.hostname && String(port) === own.port);
    if (!knocks || isOwn) return dial.apply(this, given);
    knocks.push(`${host}:${port}`);
    return this.destroy(new Error(`Nobody answers at ${host}`));
  } as typeof Socket.prototype.connect;
  names.enable();
  const knocks: string[] = [];
  try {
    await hearing.run(knocks, work);
  } finally {
    Socket.prototype.connect = connect;
    names.disable();
  }
  return [...new Set(knocks)];
}

/** `net.connect` hands its words over as one list. */
function targetOf([first, ...rest]: readonly unknown[]): Target {
  if (Array.isArray(first)) return targetOf(first);
  if (typeof first === 'object' && first !== null) return first;
  return { port: first as string, ...(typeof rest[0] === 'string' && { host: rest[0] }) };
}
