import type { GroupRecord } from '../../../kernel/integrations/ports/exchange-record.ts';
import { Refusal, words } from '../../../kernel/problems/errors.ts';
import { linkAll, linksOf, outsideIdsOf } from '../../../platform/external-links/links-of.ts';
import { catalogCategory } from '../../catalog/categories/category.ts';
import { createCategory } from '../../catalog/categories/operations/create-category.ts';
import { updateCategory } from '../../catalog/categories/operations/update-category.ts';
import type { Batch } from './batch.ts';
import { applied, type Outcome, refused, type Staged, waiting } from './outcome.ts';
import { reasonOf } from './reason-of.ts';

/** Groups become categories, those above before those below. One of a name that stands there already is that category. */
export async function applyGroups(batch: Batch<GroupRecord>) {
  const { ctx, source, records, outcomes } = batch;
  const ids = records.flatMap(({ data }) => [data.externalId, ...(data.parentId ? [data.parentId] : [])]);
  const linked = await linksOf(ctx.db, catalogCategory.type, source, ids);
  for (const record of records) outcomes.tell(record, await applyGroup(batch, linked, record));
}

async function applyGroup(
  batch: Batch<GroupRecord>,
  linked: Map<string, string>,
  { data }: Staged<GroupRecord>,
): Promise<Outcome> {
  const { ctx } = batch;
  const { externalId, name, parentId } = data;
  if (data.deleted) return applied;
  const parent = parentId === null ? null : linked.get(parentId);
  if (parent === undefined)
    return waiting(words('The group above it has not come.', 'Вышестоящая группа не загружена.'));
  const held = linked.get(externalId);
  try {
    const id = held ?? (await place(batch, name, parent));
    if (held) await ctx.attempt(() => ctx.call(updateCategory, { id, name, parentId: parent }));
    else {
      const made = await linkAll(ctx.db, catalogCategory.type, batch.source, [{ externalId, entityId: id }]);
      if (made.size === 0) return refused(sameName);
    }
    linked.set(externalId, id);
    return applied;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(reasonOf(error));
  }
}

/** A new category, or the one that bears the name and belongs to no other group. */
async function place({ ctx, source }: Batch<GroupRecord>, name: string, parentId: string | null): Promise<string> {
  try {
    return (await ctx.attempt(() => ctx.call(createCategory, { name, parentId }))).id;
  } catch (error) {
    const existing =
      error instanceof Refusal ? (error.members.existing as { entityId: string } | undefined) : undefined;
    if (!existing) throw error;
    const others = await outsideIdsOf(ctx.db, catalogCategory.type, source, [existing.entityId]);
    if (others.size > 0) throw new Refusal('already_exists', sameName);
    return existing.entityId;
  }
}

const sameName = words(
  'Another group at the same level has this name.',
  'Рядом уже есть другая группа с таким названием.',
);
