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
  /** The finding that must come of it. */
  caughtBy: string;
}

/** A bug that is none without other places. */
export interface PlantedAround extends Planted {
  beside: ReadonlyArray<Pick<Planted, 'file' | 'changes'>>;
}

/** A copy of the tree with the bug in it. */
export function plant(planted: Planted): Tree {
  const text = withBug(planted);
  const copy = copyOf(root);
  mkdirSync(join(copy.tree, dirname(planted.file)), { recursive: true });
  writeFileSync(join(copy.tree, planted.file), text);
  return copy;
}

/** The other places of a bug, in a tree that has the first. */
export function plantBeside({ beside, name, caughtBy }: PlantedAround, tree: string): void {
  for (const place of beside) writeFileSync(join(tree, place.file), withBug({ ...place, name, caughtBy }));
}

/** The text of the file with the bug in it; throws where the place of the bug is gone. */
export const withBug = ({ file, changes, name }: Planted): string =>
  changes.reduce(
    (before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`Planting "${name}": ${String(from)} is no longer in ${file}`);
      return after;
    },
    readFileSync(join(root, file), 'utf8'),
  );
