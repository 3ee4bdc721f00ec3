/** A value that should not be here, or only just may, and what is odd about it. */
export interface Odd {
  why: string;
  value: unknown;
}

export const odd = (why: string, value: unknown): Odd => ({ why, value });
