import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { firstSteps, readFirstSteps } from '../first-steps.ts';

export const showFirstSteps = command({
  name: 'first-steps.show',
  summary: words('Show the first steps again', 'Снова показать первые шаги'),
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: firstSteps,

  async run(ctx) {
    ctx.nothingChanged();
    const userId = ctx.actor.userId as string;
    await ctx.db.execute(
      sql`delete from hidden_first_steps hid where hid.tenant_id = ${ctx.db.tenant} and hid.user_id = ${userId}`,
    );
    return readFirstSteps(ctx.db, userId);
  },
});
