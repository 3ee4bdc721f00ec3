import { readFileSync } from 'node:fs';

/** The `sh` blocks of a document, in order; those marked `sh no-run` are for the reader alone. */
export const shellBlocks = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^```sh\n(.*?)^```/gms)].map(([, block]) => block as string);
