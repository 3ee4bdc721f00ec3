import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { assignments, differsFrom, sql } from '../../../kernel/sql/sql.ts';
import { lockView, refuseTakenName, viewColumns } from '../saved-view.row.ts';
import { type SavedView, savedView } from '../saved-view.ts';

const { fields } = savedView;

export const updateView = command({
  name: 'saved-views.update-view',
  summary: words('Change a saved view', 'Изменить сохранённый вид'),
  description: 'Of its owner; a shared one also of who looks after the company.',
  permission: 'signed-in',
  scope: null,
  refuses: ['already_exists', 'version_conflict', 'precondition_failed'],
  input: object({
    id: id(),
    name: Type.Optional(fields.name),
    query: Type.Optional(fields.query),
    isShared: Type.Optional(fields.isShared),
    version: Type.Optional(version()),
  }),
  output: savedView.view,

  async run(ctx, { id, version: _, ...given }) {
    const before = await lockView(ctx.db, ctx.actor, id);
    ctx.expectVersion(before.version);
    const { ownerId, list, name, query, isShared } = { ...before, ...given };
    if (name !== before.name) await refuseTakenName(ctx.db, { ownerId, list, name }, id);
    const changes = { name, query, is_shared: isShared };
    const after = await ctx.db.first<SavedView>(sql`
      update saved_views kept set ${assignments({ ...changes, updated_by: ctx.actor.userId })},
        version = version + 1, updated_at = now()
      where kept.tenant_id = ${ctx.db.tenant} and kept.id = ${id} and ${differsFrom(changes)} returning ${viewColumns}`);
    if (!after) {
      ctx.nothingChanged();
      return before;
    }
    ctx.record(savedView.changed('updated', before, after));
    return after;
  },
});
