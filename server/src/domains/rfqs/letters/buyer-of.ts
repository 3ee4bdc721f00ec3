import type { Db } from '../../../kernel/sql/db.ts';
import { firstActive, type PersonToTell } from '../../../platform/users/people-to-tell.ts';

/** Who is told about a request or a requisition: the responsible person, or whoever made it. */
export const buyerOf = (
  db: Db,
  { responsibleId, createdBy }: { responsibleId: string | null; createdBy: string | null },
): Promise<PersonToTell | undefined> => firstActive(db, [responsibleId, createdBy]);
