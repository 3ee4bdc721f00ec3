import { badFilter } from '../../kernel/lists/bad-filter.ts';
import { splitList } from '../../kernel/lists/list-filters.ts';
import { words } from '../../kernel/problems/errors.ts';
import { type Condition, raw, sql } from '../../kernel/sql/sql.ts';

type Input = Readonly<Record<string, unknown>>;

/** Conditions of `externalSource=1c&externalId=1,2`: rows that an outside system knows, and by which identifiers. */
export function linkedTo(tenant: string, entityType: string, alias: string, input: Input): Condition[] {
  const { externalSource: source, externalId: several, 'externalId[eq]': one } = input;
  const ids = [
    ...(typeof several === 'string' ? [splitList('externalId', several)] : []),
    ...(typeof one === 'string' ? [[one]] : []),
  ];
  if (typeof source !== 'string') {
    if (ids.length > 0)
      throw badFilter('externalId', 'give externalSource with it', 'укажите вместе с externalSource', {
        code: 'required',
        fix: words(
          'Add externalSource=1c, or the name of your system.',
          'Добавьте externalSource=1c или имя вашей системы.',
        ),
      });
    return [];
  }
  const named = ids.map((list) => sql`and link.external_id = any(${list}) `);
  return [
    sql`${raw(alias)}.id in (
      select link.entity_id from external_links link
      where link.tenant_id = ${tenant} and link.entity_type = ${entityType} and link.external_source = ${source} ${named[0] ?? raw('')}${named[1] ?? raw('')})`,
  ];
}
