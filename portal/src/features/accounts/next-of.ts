export interface Next {
  /** Where to go on after it. */
  next?: string;
}

/** Browsers leave tabs and line ends out of an address: with them `//elsewhere.example` could be hidden. */
const page = /^\/(?![/\\])[^\t\n\r]*$/;

/** A page of ours alone: an address of another site is not gone on to. */
export const nextOf = ({ next }: Record<string, unknown>): Next =>
  typeof next === 'string' && page.test(next) ? { next } : {};
