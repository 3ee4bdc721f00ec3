import type { CatalogItem } from '../../../../../nouns/catalog-item.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { archivedReference } from '../../../kernel/problems/archived-reference.ts';
import { archived, brokenRule, type Refusal, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { catalogItem, catalogItems } from '../catalog-item.ts';

/** Both items of a merge, locked in the order of their identifiers so that two merges never wait for each other. */
export async function lockPair({ db }: WriteContext, one: string, other: string) {
  const lock = sql`
    select 1 from catalog_items where tenant_id = ${db.tenant} and id = any(${[one, other]}::uuid[]) order by id for update`;
  const [, items] = await Promise.all([db.execute(lock), catalogItems.byIds(db, [one, other])]);
  const held = new Map(items.map((item) => [item.id, item]));
  return [held.get(one), held.get(other)] as const;
}

/** Refuses two items that cannot become one. */
export async function refuseMerge(ctx: WriteContext, loser: CatalogItem, winner: CatalogItem | undefined) {
  if (!winner) throw unknownReference('intoId', catalogItem.noun);
  if (loser.id === winner.id)
    throw rule(
      'merge_into_itself',
      'An item cannot be merged into itself.',
      'Позицию нельзя объединить с самой собой.',
    );
  if (loser.duplicateOfId) throw mergedAway(loser.duplicateOfId);
  if (loser.archivedAt) throw archived(catalogItem.noun);
  if (winner.duplicateOfId) throw chain(winner.id);
  if (winner.archivedAt) throw archivedReference('intoId', catalogItem, winner.id, winner.name);
  if (loser.type !== winner.type)
    throw rule('merge_type_differs', 'A product and a service cannot be merged.', 'Товар и услугу объединить нельзя.');
  if (loser.baseUom !== winner.baseUom)
    throw rule(
      'merge_uom_differs',
      'Items counted in different base units cannot be merged.',
      'Позиции с разными базовыми единицами объединить нельзя.',
    );
  const swallowed = await ctx.db.first<{ id: string }>(sql`
    select id from catalog_items where tenant_id = ${ctx.db.tenant} and duplicate_of_id = ${loser.id} limit 1`);
  if (swallowed) throw chain(loser.id);
}

const rule = (name: string, en: string, ru: string): Refusal => brokenRule(name, words(en, ru));

/** Merges do not follow one another: what was merged, or took another in, is not merged further. */
const chain = (itemId: string) =>
  brokenRule(
    'merge_chain',
    words(
      'One of the items is part of another merge. Undo that one first.',
      'Одна из позиций уже участвует в объединении. Сначала отмените его.',
    ),
    { itemId },
  );

export const mergedAway = (intoId: string) =>
  brokenRule(
    'merged',
    words('The item was merged into another. Unmerge it first.', 'Позиция объединена с другой. Отмените объединение.'),
    { mergedInto: intoId },
  );

/** `blockers` names the tables whose rows went on living after the merge. */
export const cannotUnmerge = (blockers: readonly string[]) =>
  brokenRule(
    'unmerge_impossible',
    words(
      `What was merged has changed since: ${blockers.join(', ')}.`,
      `После объединения данные изменились, вернуть их точно нельзя: ${blockers.join(', ')}.`,
    ),
    { blockers },
  );
