import { createHash } from 'node:crypto';

/** A number from 0 to 1 derived from the text, so that every run draws the same. */
export const seeded = (text: string): number => createHash('sha256').update(text).digest().readUIntBE(0, 6) / 2 ** 48;

/** One of these, by the text. */
export const pick = <T>(from: readonly T[], text: string): T => from[Math.floor(seeded(text) * from.length)] as T;
