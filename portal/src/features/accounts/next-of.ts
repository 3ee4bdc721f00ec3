export interface Next {
  /** Where to go on after it. */
  next?: string;
}

/** A page of ours alone: an address of another site is not gone on to. */
export const nextOf = ({ next }: Record<string, unknown>): Next =>
  typeof next === 'string' && /^\/(?![/\\])/.test(next) ? { next } : {};
