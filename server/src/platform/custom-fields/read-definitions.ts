import { type CustomField, customField } from '../../../../nouns/custom-field.ts';
import type { ReadContext } from '../../kernel/operation.ts';
import { raw, sql } from '../../kernel/sql/sql.ts';
import { readRecords } from '../records/read-records.ts';

// Not the whole store: what it writes is checked by these definitions.
const { select, read } = readRecords(customField, {});

/** All definitions of the portal, archived ones too, in the order of forms; remembered until its configuration changes. */
export const readDefinitions = ({ db, remember }: ReadContext): Promise<CustomField[]> =>
  remember('custom fields', () => read(db, sql`${select(db, raw('true'))} order by field.position, field.id`));
