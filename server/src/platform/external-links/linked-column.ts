import { ownTenant, raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** A column with the outside identifiers of a row: `[{externalSource, externalId}]`. `idColumn` is our own SQL. */
export const linkedColumn = (entityType: string, idColumn: string): Sql => sql`
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
   from external_links link
   where link.tenant_id = ${ownTenant} and link.entity_type = ${raw(`'${entityType}'`)} and link.entity_id = ${raw(idColumn)})
  as "externalLinks"`;
