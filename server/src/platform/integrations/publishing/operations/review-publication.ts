import Type from 'typebox';
import { choice, id, longText, nullable, object } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { lockPublication, presentPublication } from '../publication.row.ts';
import { publication } from '../publication.ts';
import { movePublication } from './move-publication.ts';

const ofOperator = { permission: 'signed-in', scope: null, output: publication.view } as const;

/** What the operator of the installation decides; no route leads here. */
export const reviewPublication = command({
  name: 'integrations.review-publication',
  summary: words('Review a publication', 'Рассмотреть публикацию'),
  ...ofOperator,
  input: object({
    id: id(),
    decision: choice(['approve', 'return'], 'Decision'),
    note: nullable(longText(4_000, 'What is to be changed')),
  }),
  async run(ctx, { id, decision, note }) {
    const before = await lockPublication(ctx.db, id);
    const told = decision === 'approve' ? 'approved' : 'returned';
    return movePublication(ctx, before, decision, told, { review_note: note, reviewed_at: new Date().toISOString() });
  },
});

/** Stops the integration, or one version of it, for every portal; without words it may go on. */
export const suspendPublication = command({
  name: 'integrations.suspend-publication',
  summary: words('Stop a published integration', 'Остановить опубликованную интеграцию'),
  ...ofOperator,
  input: object({
    id: id(),
    number: nullable(Type.Integer({ minimum: 1, title: 'Version; the whole integration when null' })),
    why: nullable(object({ en: longText(1_000, 'In English'), ru: longText(1_000, 'In Russian') })),
  }),
  async run(ctx, { id, number, why }) {
    const before = await lockPublication(ctx.db, id);
    await ctx.db.one(
      sql`select * from suspend_published(${before.slug}, ${number}, ${why && JSON.stringify(why)}::jsonb)`,
    );
    const concerns = number === null || number === before.number;
    if (concerns && why && before.status === 'published')
      return movePublication(ctx, before, 'suspend', 'suspended', { review_note: why.ru });
    if (concerns && !why && before.status === 'suspended')
      return movePublication(ctx, before, 'resume', 'resumed', { review_note: null });
    const now = presentPublication(before, ctx.language);
    ctx.record(publication.fact(why ? 'suspended' : 'resumed', now, { number, ...(why && { reason: why.ru }) }));
    return now;
  },
});
