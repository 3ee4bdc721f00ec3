import type { Door } from '../door/door.ts';

/** The door for work of several transactions: it shuts when what is in hand may have gone to another worker. */
export const doorWhileHeld = (door: Door, isHeld: () => boolean): Door => ({
  ...door,
  async command(...asked) {
    refuseUnlessHeld(isHeld);
    return door.command(...asked);
  },
  async query(...asked) {
    refuseUnlessHeld(isHeld);
    return door.query(...asked);
  },
});

export function refuseUnlessHeld(isHeld: () => boolean) {
  if (!isHeld()) throw new Error('The lease of the worker ran out');
}
