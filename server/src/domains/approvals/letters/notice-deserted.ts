import Type from 'typebox';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { reaction, toldFact } from '../../../kernel/reaction.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { role } from '../../../platform/roles/role.ts';
import { user } from '../../../platform/users/user.ts';
import { whoMayDecide } from '../people/who-may-decide.ts';
import { lockRequest } from '../requests/approval-request.ts';
import { tellDeserted } from './ask-step.ts';

/** Requests looked at after one change; the next change goes on. */
const most = 200;

/** A person who was blocked, or lost a role, may have been the last who could decide a step. */
export const noticeDeserted = reaction(
  [user.event('blocked'), user.event('roles_changed'), role.event('updated')],
  command({
    name: 'approvals.notice-deserted',
    summary: words('Tell of steps that nobody is left to decide', 'Сообщить о шагах, которые некому согласовать'),
    permission: 'internal',
    scope: null,
    input: toldFact,
    output: Type.Unknown(),
    async run(ctx) {
      ctx.nothingChanged();
      const waiting = await ctx.db.many<{ id: string }>(sql`
        select asked.id from approval_requests asked
        where asked.tenant_id = ${ctx.db.tenant} and asked.status = 'pending' and asked.deserted_at is null
        order by asked.step_opened_at, asked.id limit ${most}`);
      for (const { id } of waiting) await notice(ctx, id);
    },
  }),
);

async function notice(ctx: WriteContext, id: string) {
  const held = await lockRequest(ctx.db, id);
  if (held?.request.status !== 'pending') return;
  const { able } = await whoMayDecide(ctx, { recordType: held.request.recordType, ...held });
  if (able.length === 0) await tellDeserted(ctx, held);
}
