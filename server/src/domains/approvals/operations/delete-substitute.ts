import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { approvalSubstitute, approvalSubstitutes } from '../substitutes/approval-substitute.ts';
import { refuseOthers } from '../substitutes/settle-substitute.ts';

export const deleteSubstitute = command({
  name: 'approvals.delete-substitute',
  summary: words('Delete a substitution in approvals', 'Удалить замещение при согласовании'),
  description: 'What the substitute decided stays, and says in whose place.',
  permission: 'signed-in',
  scope: null,
  refuses: ['forbidden', 'precondition_failed'],
  input: object({ id: id() }),
  output: object({ result: Type.Literal('deleted'), id: id() }),

  async run(ctx, { id }) {
    const before = await approvalSubstitutes.open(ctx, id);
    refuseOthers(ctx, before.userId);
    await ctx.db.execute(sql`delete from approval_substitutes where tenant_id = ${ctx.db.tenant} and id = ${id}`);
    ctx.record(approvalSubstitute.fact('deleted', before));
    return { result: 'deleted' as const, id };
  },
});
