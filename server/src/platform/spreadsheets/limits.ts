const mebibyte = 1024 * 1024;

/** What a file may hold. Bytes are counted as they unpack, never as the file declares them. */
export const limits = {
  file: 32 * mebibyte,
  unpacked: 256 * mebibyte,
  entry: 128 * mebibyte,
  entries: 2_000,
  /** Unpacked to packed; small entries may be as dense as they like. */
  ratio: 100,
  ratioFrom: mebibyte,
  rows: 200_000,
  columns: 200,
  cell: 32_767,
  /** Texts that the cells of a book share, and their characters together. */
  texts: 600_000,
  textCharacters: 32 * mebibyte,
  styles: 100_000,
  line: mebibyte,
  heapMiB: 256,
  seconds: 30,
} as const;
