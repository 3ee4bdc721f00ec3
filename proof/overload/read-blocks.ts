import { existsSync, readFileSync } from 'node:fs';

export interface Block {
  at: number;
  ms: number;
}

/** The times for which the loop of a watched process was blocked, since a moment. */
export const readBlocks = (file: string, since: number): Block[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Block)
        .filter(({ at }) => at >= since)
    : [];
