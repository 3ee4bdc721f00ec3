import type { MappedEvent } from '../../kernel/integrations/inbound-operation.ts';
import type { ListQuery } from '../../kernel/lists/list-query.ts';
import type { WriteContext } from '../../kernel/operation.ts';
import { invalidField, words } from '../../kernel/problems/errors.ts';
import { isUuid } from '../../kernel/values/uuid.ts';

/** The record that a value of an event names, by its identifier or by one of these fields; it has to be one. */
export async function namedBy(
  ctx: WriteContext,
  { values }: MappedEvent,
  target: string,
  { list, fields, ...filters }: { list: ListQuery; fields: readonly string[] } & Record<string, unknown>,
): Promise<string> {
  const name = values[target];
  if (typeof name !== 'string') throw invalidField(`/${target}`, 'required', words('is required', 'обязательное поле'));
  for (const field of isUuid(name) ? ['id'] : fields) {
    const { items } = await ctx.ask(list, { ...filters, [`${field}[eq]`]: name, limit: 2 });
    const [found, another] = items as Array<{ id: string }>;
    if (another) throw invalidField(`/${target}`, 'ambiguous', several);
    if (found) return found.id;
  }
  throw invalidField(`/${target}`, 'unknown_reference', nothing(fields));
}

const several = words(
  'matches several records: give an identifier',
  'такое имя у нескольких записей: укажите идентификатор',
);

const nothing = (fields: readonly string[]) =>
  words(
    `does not match any record: looked up by ${['id', ...fields].join(', ')}`,
    `такой записи нет: искали по ${['id', ...fields].join(', ')}`,
  );
