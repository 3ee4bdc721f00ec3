import { parseSync } from 'libpg-query';
import { type Node, walk } from './tenant-rule.ts';

/**
 * Whether a statement locks rows and also reads sub-selects about them: after waiting for the lock it returns the current rows
 * but stale sub-selects. Lock first, then read.
 */
export function locksStale(text: string): boolean {
  let found = false;
  walk(parseSync(text), (key, value) => {
    found ||= key === 'SelectStmt' && waits(value) && reads(value.targetList);
    return true;
  });
  return found;
}

/** `skip locked` never waits. */
const waits = ({ lockingClause }: Node) => JSON.stringify(lockingClause ?? '').includes('LockWaitBlock');

function reads(columns: unknown): boolean {
  let found = false;
  walk(columns, (key: string, _: Node) => {
    found ||= key === 'SubLink';
    return true;
  });
  return found;
}
