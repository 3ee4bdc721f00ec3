import { AsyncLocalStorage } from 'node:async_hooks';
import { Socket } from 'node:net';

const under = new AsyncLocalStorage<string[]>();

/** Runs a piece of work and tells every address that it tried to connect to, whichever library did and whether or not anybody listens there. */
export async function withDials<T>(work: () => Promise<T>): Promise<{ came: T; dials: readonly string[] }> {
  const dials: string[] = [];
  const came = await under.run(dials, work);
  return { came, dials };
}

/** From now on; `unknown` hears of what was dialled outside any piece of work. */
export function watchDials(unknown: (address: string) => void) {
  const watched = new WeakSet<Socket>();
  const own = Socket.prototype.connect;
  Socket.prototype.connect = function connect(this: Socket, ...given: unknown[]) {
    const dials = under.getStore();
    if (!watched.has(this))
      this.on('connectionAttempt', (address: string) => (dials ? dials.push(address) : unknown(address)));
    watched.add(this);
    return Reflect.apply(own, this, given) as Socket;
  } as typeof own;
}
