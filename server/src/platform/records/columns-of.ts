import { type AnyField, columnOf } from '../../../../nouns/kit/field.ts';
import type { Noun } from '../../../../nouns/kit/noun.ts';
import { flattened, isSql, ownTenant, raw, type Sql, sql, type TenantValue } from '../../kernel/sql/sql.ts';
import { type Parts, partColumns } from './part-columns.ts';

/** SQL of a computed field, for rows of a tenant; of a structure also its parts. */
export type Computed = (tenant: TenantValue) => Sql | Parts;

/** The select expression of each field of a noun, named as in answers; put together once, when it is first asked for. */
export function columnsOf(
  noun: Noun,
  computed: Readonly<Record<string, Computed>>,
): () => Readonly<Record<string, Sql>> {
  let columns: Readonly<Record<string, Sql>> | undefined;
  return () => {
    columns ??= Object.fromEntries(
      Object.entries(noun.fields).map(([name, field]) => [name, flattened(partOf(noun, name, field, computed))]),
    );
    return columns;
  };
}

function partOf(noun: Noun, name: string, field: AnyField, computed: Readonly<Record<string, Computed>>): Sql {
  const given = computed[name];
  if (given) return computedColumn(name, given(ownTenant));
  if (field.spec.kind === 'external-links') return linksColumn(noun);
  return raw(`${noun.alias}.${columnOf(name, field)} as "${name}"`);
}

const computedColumn = (name: string, given: ReturnType<Computed>): Sql =>
  isSql(given) ? sql`${given} as ${raw(`"${name}"`)}` : partColumns(name, given);

const linksColumn = ({ alias, type }: Noun) => sql`
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
   from external_links link
   where link.tenant_id = ${ownTenant} and link.entity_type = ${raw(`'${type}'`)} and link.entity_id = ${raw(alias)}.id) as "externalLinks"`;
