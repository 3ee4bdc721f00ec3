import { limitOf } from './listing.ts';

/** Lowers the page limit for lists with heavy rows. */
export const withinPage = (input: Readonly<Record<string, unknown>>, most: number) => ({
  ...input,
  limit: Math.min(limitOf(input), most),
});
