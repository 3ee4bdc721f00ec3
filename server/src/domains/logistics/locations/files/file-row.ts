/** One point as a file has it: where it stands, and its fields as a request would give them. */
export interface FileRow {
  /** Row of a table, or number of the point on a track, from 1. */
  n: number;
  given: Record<string, unknown>;
}

/** Points in one file; a longer track is split. */
export const mostRows = 50_000;

/** Six digits after the point: a tenth of a metre. Devices write more than they know. */
export const degreesOf = (text: string): string => {
  const plain = text.trim().replace(',', '.');
  return /^-?\d{1,3}\.\d{7,}$/.test(plain) ? String(Number(Number(plain).toFixed(6))) : plain;
};
