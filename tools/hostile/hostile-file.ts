import type { Seeded } from '../../proof/seeded.ts';

/** Codes by which a door may refuse a file; `''` where it may take it. */
export type Codes = readonly string[];

/** One way to harm whoever opens a file. */
export interface Kind {
  kind: string;
  /** What the sender calls it. */
  extension: string;
  /** Another file for each state of `random`; `trap` is an address that nobody may call. */
  make(random: Seeded, trap: string): Buffer;
  /** By its rows being read for an import. */
  read: Codes;
  /** By being kept beside a record. */
  kept: Codes;
  /** Too heavy to be made hundreds of times. */
  heavy?: true;
}

export interface HostileFile {
  kind: string;
  fileName: string;
  bytes: Buffer;
  /** Absent where a mutation has made it anybody's guess. */
  expected?: Pick<Kind, 'read' | 'kept'>;
}

export const malformed = ['file_malformed'];
export const unsupported = ['unsupported_file_type'];
export const tooLarge = ['archive_too_large'];
/** Read, as there is nothing in it that could harm. */
export const harmless = [''];
/** Kept as it is, since nothing of it is opened; or refused. */
export const unopened = ['', ...unsupported, ...malformed];
