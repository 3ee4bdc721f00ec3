import { object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { firstSteps, readFirstSteps } from '../first-steps.ts';

export const hideFirstSteps = command({
  name: 'first-steps.hide',
  summary: words('Hide the first steps', 'Скрыть первые шаги'),
  description:
    'From the start page of the person who asks; colleagues go on seeing them. Hiding them again changes nothing.',
  permission: 'signed-in',
  scope: null,
  input: object({}),
  output: firstSteps,

  async run(ctx) {
    ctx.nothingChanged();
    const userId = ctx.actor.userId as string;
    await ctx.db.execute(sql`
      insert into hidden_first_steps (tenant_id, user_id) values (${ctx.db.tenant}, ${userId}) on conflict do nothing`);
    return readFirstSteps(ctx.db, userId);
  },
});
