import type { Db } from '../../kernel/sql/db.ts';
import { hasComments } from '../comments/has-comments.ts';
import { hasFiles } from '../files/has-files.ts';

/** What stands beside a record and would be lost with it, as blockers of its removal. */
export async function leftBeside(db: Db, entityType: string, entityId: string): Promise<Array<{ entityType: string }>> {
  const [files, comments] = await Promise.all([
    hasFiles(db, entityType, entityId),
    hasComments(db, entityType, entityId),
  ]);
  return [...(files ? [{ entityType: 'file' }] : []), ...(comments ? [{ entityType: 'comment' }] : [])];
}
