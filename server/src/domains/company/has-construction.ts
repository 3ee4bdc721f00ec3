import type { Db } from '../../kernel/sql/db.ts';
import { readCompany } from './read-company.ts';

/** Whether the words of builders are switched on, for those who have a portal and no context. */
export const hasConstruction = async (db: Db): Promise<boolean> => (await readCompany(db)).extensions.construction;
