import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../bench/measure/processes.ts';
import { copyOf, type Tree } from './new-tree.ts';

/** A bug planted in a copy of the tree: if the checker does not see it, the checker is wrong. */
export interface Planted {
  name: string;
  file: string;
  /** Pieces of the file and what stands there instead. */
  changes: ReadonlyArray<readonly [from: string | RegExp, to: string]>;
  /** Other places of a bug that is none without them. */
  beside?: ReadonlyArray<Pick<Planted, 'file' | 'changes'>>;
  /** The finding that must come of it. */
  caughtBy: string;
}

/** A copy of the tree with the bug in it. */
export function plant(planted: Planted): Tree {
  const texts = textsWith(planted);
  const copy = copyOf(root);
  for (const { file, text } of texts) {
    mkdirSync(join(copy.tree, dirname(file)), { recursive: true });
    writeFileSync(join(copy.tree, file), text);
  }
  return copy;
}

/** Each file of a bug as it is with the bug; throws where a place of it is gone. */
export const textsWith = ({ name, file, changes, beside = [] }: Planted) =>
  [{ file, changes }, ...beside].map((place) => ({ file: place.file, text: withChanges(name, place) }));

const withChanges = (name: string, { file, changes }: Pick<Planted, 'file' | 'changes'>): string =>
  changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`Planting "${name}": ${String(from)} is no longer in ${file}`);
      return after;
    },
    readFileSync(join(root, file), 'utf8'),
  );
