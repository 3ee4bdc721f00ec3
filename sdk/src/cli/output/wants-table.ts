import type { Asked } from '../command.ts';

/** Tables are for people, at a terminal. */
export const wantsTable = ({ json, table }: Asked['flags']): boolean =>
  table === true || (json !== true && process.stdout.isTTY === true);
