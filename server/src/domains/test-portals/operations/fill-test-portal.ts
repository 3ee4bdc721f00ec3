import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { inTestPortal } from '../../../platform/test-portals/in-test-portal.ts';
import { playStory } from '../../sample-data/story/play-story.ts';
import { sampleOf } from '../../sample-data/story/sample.ts';

/** The example company again, in a portal that was cleared: a transaction of its own, for it goes by the clock that was set back. */
export const fillTestPortal = command({
  name: 'test-portals.fill-test-portal',
  summary: words('Fill a test portal', 'Заполнить тестовый портал'),
  permission: 'internal',
  scope: null,
  input: object({ id: id() }),
  output: Type.Unknown(),
  enter: inTestPortal,
  async run(ctx) {
    ctx.stayInside();
    ctx.nothingChanged();
    const owner = await ctx.db.one<{ id: string; locale: 'ru' | 'en' }>(
      sql`select id, locale from users where tenant_id = ${ctx.db.tenant} and code = 'U-0001'`,
    );
    await playStory(sampleOf(ctx, owner.locale, owner.id));
  },
});
