import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import { query } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { savedView, savedViews } from '../saved-view.ts';

export const listViews = query({
  name: 'saved-views.list-views',
  summary: words('List saved views of a page', 'Сохранённые виды страницы'),
  description: "The caller's own and those others share, by name.",
  permission: 'signed-in',
  scope: null,
  input: object({ list: savedView.fields.list }),
  output: object({ items: Type.Array(savedView.view) }),
  run: async ({ db, actor }, { list }) => ({
    items: await savedViews.read(
      db,
      sql`${savedViews.select(db, sql`kept.list = ${list} and (kept.owner_id = ${actor.userId} or kept.is_shared)`)}
        order by lower(kept.name), kept.id`,
    ),
  }),
});
