import { productField as declared, type ProductField } from '../../../../../nouns/product-field.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { store } from '../../../platform/records/store.ts';

export const productField = entityOf(declared);

export const productFields = store(productField);

/** Fields in the order of forms: those in use, or the archived too. */
export const readProductFields = (db: Db, withArchived: boolean): Promise<ProductField[]> =>
  productFields.read(
    db,
    sql`${productFields.select(db, sql`(field.archived_at is null or ${withArchived}::boolean)`)} order by field.position, field.id`,
  );
