const mebi = 1024 * 1024;

/** What one file may hold. Bytes are counted as they unpack, never as an archive declares them. */
export const limits = {
  characters: 1024 * mebi,
  depth: 64,
  attributes: 64,
  /** Longest text of one element. */
  text: mebi,
  /** Elements inside one record; a tree of groups is one. */
  nodesOfRecord: 200_000,
  entries: 20_000,
  unpacked: 1024 * mebi,
  /** Unpacked to packed; small entries may be as dense as they like. */
  ratio: 200,
  ratioFrom: mebi,
} as const;
