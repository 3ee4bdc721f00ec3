import type { Db } from '../../../kernel/sql/db.ts';
import { categoriesByItem } from './categories-by-item.ts';

/** The categories of these items, with all that they stand under. */
export const categoriesOfItems = async (db: Db, itemIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set([...(await categoriesByItem(db, itemIds)).values()].flat());
