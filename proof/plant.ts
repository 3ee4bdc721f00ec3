import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bench/measure/processes.ts';
import { folder } from './crash/leave-nothing.ts';

/** A bug planted in a copy of the tree: if the checker does not see it, the checker is wrong. */
export interface Planted {
  name: string;
  file: string;
  /** Pieces of the file and what stands there instead. */
  changes: ReadonlyArray<readonly [from: string | RegExp, to: string]>;
  /** The finding that must come of it. */
  caughtBy: string;
}

/** A copy of the tree with the bug in it. */
export function plant(planted: Planted): { tree: string; remove(): void } {
  const { file } = planted;
  const text = withBug(planted);
  mkdirSync(join(root, '.data'), { recursive: true });
  const tree = mkdtempSync(join(root, '.data', `planted-${process.pid}-`));
  folder(tree);
  for (const part of ['nouns', 'server', 'db', 'package.json', 'tsconfig.json'])
    cpSync(join(root, part), join(tree, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  writeFileSync(join(tree, file), text);
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
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
