import { parseSync } from 'libpg-query';
import { type Node, walk } from './tenant-rule.ts';

/**
 * A statement that locks rows and shows what sub-selects say of them: when it had to wait for the lock, it shows the rows as they
 * are and the sub-selects as they were. Lock first, then read.
 */
export function locksStale(text: string): boolean {
  let found = false;
  walk(parseSync(text), (key, value) => {
    found ||= key === 'SelectStmt' && waits(value) && reads(value.targetList);
    return true;
  });
  return found;
}

/** What skips locked rows never waits. */
const waits = ({ lockingClause }: Node) => JSON.stringify(lockingClause ?? '').includes('LockWaitBlock');

function reads(columns: unknown): boolean {
  let found = false;
  walk(columns, (key: string, _: Node) => {
    found ||= key === 'SubLink';
    return true;
  });
  return found;
}
