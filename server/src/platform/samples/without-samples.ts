import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';

/** Rows that are no part of the example. One array for the whole statement: the order of the list stays that of its index. */
export const withoutSamples = (tenant: string, entityType: string, alias: string): Condition => sql`
  ${raw(alias)}.id <> all (array(
    select sample.entity_id from sample_records sample where sample.tenant_id = ${tenant} and sample.entity_type = ${entityType}))`;
