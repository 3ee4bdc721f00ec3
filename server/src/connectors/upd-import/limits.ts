const mebi = 1024 * 1024;

/** What one document may hold. Bytes are counted as they unpack, never as an archive declares them. */
export const limits = {
  bytes: 16 * mebi,
  depth: 32,
  attributes: 64,
  elements: 500_000,
  /** Longest text of one element or attribute. */
  text: 16_384,
  lines: 2_000,
  entries: 200,
  unpacked: 64 * mebi,
} as const;
