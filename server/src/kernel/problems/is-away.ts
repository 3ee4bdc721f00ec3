import { Refusal } from './errors.ts';

/** Refused because the portal is being moved, or has moved: a worker leaves it alone and goes on with the others. */
export const isAway = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'portal_moving' || error.code === 'portal_moved');

/** What a worker found in a portal: nothing, where it is away. */
export const whenAway =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (isAway(error)) return nothing;
    throw error;
  };
