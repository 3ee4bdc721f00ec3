import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { settleParty } from '../check-header.ts';
import { nextListNumber } from '../list-number.ts';
import { rowOf } from '../price-list.input.ts';
import { listById, lockList } from '../price-list.row.ts';
import { priceList } from '../price-list.ts';
import { itemColumnNames } from '../price-list-item.input.ts';
import { writeVersion } from '../write-version.ts';

const mark = ' (копия)';
const rowColumns = raw(itemColumnNames.join(', '));

export const duplicatePriceList = command({
  name: 'price-lists.duplicate-price-list',
  summary: words('Duplicate a price list', 'Создать копию прайс-листа'),
  description:
    'A new draft with the same header and rows, without the last day, outside links and the mark of the default.',
  permission: 'price_lists.create',
  scope: 'price_lists.write',
  input: object({ id: id(), name: Type.Optional(priceList.fields.name) }),
  output: priceList.view,

  async run(ctx, { id, name }) {
    const source = await lockList(ctx.db, id);
    await settleParty(ctx, source);
    const row = {
      tenant_id: ctx.db.tenant,
      ...rowOf({ ...source, isDefault: false, validTo: null, name: name ?? copyName(source.name) }),
      item_count: source.counters.items,
      custom_fields: JSON.stringify(source.customFields),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      number: await nextListNumber(ctx.db),
    };
    const made = await ctx.db.one<{ id: string }>(sql`insert into price_lists ${columns(row)} returning id`);
    const added = await ctx.db.execute(sql`
      insert into price_list_items (tenant_id, price_list_id, catalog_item_id, uom, changed_in, ${rowColumns})
      select ${ctx.db.tenant}::uuid, ${made.id}, catalog_item_id, uom, 1, ${rowColumns} from price_list_items
      where tenant_id = ${ctx.db.tenant} and price_list_id = ${id} order by id`);
    await writeVersion(ctx, { priceListId: made.id, n: 1, source: 'duplicate', added });
    const copy = await listById(ctx.db, made.id);
    ctx.record(priceList.fact('created', copy, { duplicateOf: id }));
    return copy;
  },
});

/** The longest name still has room for the mark of a copy. */
const copyName = (name: string) =>
  [...name]
    .slice(0, 200 - mark.length)
    .join('')
    .trimEnd() + mark;
