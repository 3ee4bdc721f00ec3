const first = 5;
const longest = 3_600;

/** Seconds until a failed attempt is repeated: 5, 10, 20 … up to an hour, a tenth more or less so that many do not come at once. */
export const attemptSpacing = (failed: number): number =>
  Math.min(first * 2 ** (failed - 1), longest) * (0.9 + Math.random() * 0.2);
