import { limitOf } from './listing.ts';

/** The same page where rows are heavy: a greater limit is lowered. */
export const withinPage = (input: Readonly<Record<string, unknown>>, most: number) => ({
  ...input,
  limit: Math.min(limitOf(input), most),
});
