import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bench/measure/processes.ts';
import { folder } from './crash/leave-nothing.ts';

export interface Tree {
  tree: string;
  remove(): void;
}

/** What a server needs to run, and what its operator follows and calls. */
const partsOfServer = ['nouns', 'server', 'db', 'scripts', 'docs/guides', 'package.json', 'tsconfig.json'];

/** A tree of its own, with the packages of this one; it does not outlive the run. */
export function newTree(fill: (tree: string) => void): Tree {
  mkdirSync(join(root, '.data'), { recursive: true });
  const tree = mkdtempSync(join(root, '.data', `tree-${process.pid}-`));
  folder(tree);
  fill(tree);
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'));
  return { tree, remove: () => rmSync(tree, { recursive: true, force: true }) };
}

/** The server as it was at a commit. */
export const treeAt = (commit: string): Tree =>
  newTree((tree) => {
    const archive = execFileSync('git', ['archive', commit, ...partsOfServer], { cwd: root, maxBuffer: 2 ** 28 });
    execFileSync('tar', ['-x', '-C', tree], { input: archive });
  });

/** The server as it stands in a tree. */
export const copyOf = (source: string): Tree =>
  newTree((tree) => {
    for (const part of partsOfServer) cpSync(join(source, part), join(tree, part), { recursive: true });
  });
