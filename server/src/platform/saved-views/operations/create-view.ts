import type { SavedView } from '../../../../../nouns/saved-view.ts';
import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { columns, raw, sql } from '../../../kernel/sql/sql.ts';
import { refuseTakenName } from '../refuse-taken-name.ts';
import { savedView, savedViews } from '../saved-view.ts';

const mostViews = 100;

export const createView = command({
  name: 'saved-views.create-view',
  summary: words('Save a view of a page', 'Сохранить вид страницы'),
  description: 'Its name is unique among those the caller keeps for the page. At most a hundred for each person.',
  permission: 'signed-in',
  scope: null,
  refuses: ['already_exists', 'business_rule_violated'],
  input: object(savedView.creation),
  output: savedView.view,

  async run(ctx, { list, name, query, isShared = false }) {
    const ownerId = ctx.actor.userId as string;
    await refuseTakenName(ctx.db, { ownerId, list, name });
    const { held } = await ctx.db.one<{ held: number }>(
      sql`select count(*) as held from saved_views where tenant_id = ${ctx.db.tenant} and owner_id = ${ownerId}`,
    );
    if (held >= mostViews)
      throw brokenRule('too_many_views', words('Delete a view first.', 'Сначала удалите лишний вид.'));
    const about = { owner_id: ownerId, list, name, query, is_shared: isShared };
    const row = { tenant_id: ctx.db.tenant, id: ctx.newId, ...about, updated_by: ownerId };
    const view = await ctx.db.one<SavedView>(sql`
      with made as (insert into saved_views ${columns(row)} returning *)
      ${savedViews.select(ctx.db, raw('true'), raw('made'))}`);
    ctx.record(savedView.fact('created', view));
    return view;
  },
});
