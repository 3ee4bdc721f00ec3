import Type from 'typebox';
import { priceList as declared } from '../../../../../nouns/price-list.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { rowOf } from '../../../platform/records/row-of.ts';
import { settleParty } from '../check-header.ts';
import { nextListNumber } from '../next-list-number.ts';
import { priceList, priceLists } from '../price-list.ts';
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
    const source = await priceLists.lock(ctx.db, id);
    await settleParty(ctx, source);
    const { kind, counterpartyId, currency, vatMode, validFrom, comment, customFields, counters } = source;
    const header = { kind, counterpartyId, currency, vatMode, validFrom, comment, name: name ?? copyName(source.name) };
    const row = {
      tenant_id: ctx.db.tenant,
      id: ctx.newId,
      ...rowOf(declared.fields, header),
      item_count: counters.items,
      custom_fields: JSON.stringify(customFields),
      created_by: ctx.actor.userId,
      updated_by: ctx.actor.userId,
      number: await nextListNumber(ctx.db),
    };
    await ctx.db.execute(sql`insert into price_lists ${columns(row)}`);
    const added = await ctx.db.execute(sql`
      insert into price_list_items (tenant_id, price_list_id, catalog_item_id, uom, changed_in, ${rowColumns})
      select tenant_id, ${ctx.newId}::uuid, catalog_item_id, uom, 1, ${rowColumns} from price_list_items
      where tenant_id = ${ctx.db.tenant} and price_list_id = ${id} order by id returning id`);
    await writeVersion(ctx, { priceListId: ctx.newId, n: 1, source: 'duplicate', added });
    const copy = await priceLists.byId(ctx.db, ctx.newId);
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
