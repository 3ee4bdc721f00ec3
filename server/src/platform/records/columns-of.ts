import { type AnyField, columnOf } from '../../../../nouns/kit/field.ts';
import type { Noun } from '../../../../nouns/kit/noun.ts';
import { raw, type Sql, sql } from '../../kernel/sql/sql.ts';

/** SQL of a computed field, for rows of a tenant. */
export type Computed = (tenant: string) => Sql;

/** The select expression of each field of a noun, named as in answers. */
export function columnsOf(
  noun: Noun,
  computed: Readonly<Record<string, Computed>>,
): (tenant: string) => Readonly<Record<string, Sql>> {
  const parts = Object.entries(noun.fields).map(
    ([name, field]) => [name, partOf(noun, name, field, computed)] as const,
  );
  return (tenant) =>
    Object.fromEntries(parts.map(([name, part]) => [name, typeof part === 'function' ? part(tenant) : part]));
}

function partOf(
  noun: Noun,
  name: string,
  field: AnyField,
  computed: Readonly<Record<string, Computed>>,
): Sql | Computed {
  const given = computed[name];
  if (given) return (tenant) => sql`${given(tenant)} as ${raw(`"${name}"`)}`;
  if (field.spec.kind === 'external-links') return (tenant) => linksColumn(noun, tenant);
  return raw(`${noun.alias}.${columnOf(name, field)} as "${name}"`);
}

const linksColumn = ({ alias, type }: Noun, tenant: string) => sql`
  (select coalesce(json_agg(json_build_object('externalSource', link.external_source, 'externalId', link.external_id) order by link.external_source), '[]')
   from external_links link
   where link.tenant_id = ${tenant} and link.entity_type = ${raw(`'${type}'`)} and link.entity_id = ${raw(alias)}.id) as "externalLinks"`;
