import Type from 'typebox';
import { id, object, version } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { approvalSubstitute, approvalSubstitutes } from '../substitutes/approval-substitute.ts';
import { checkSubstitute, refuseOthers } from '../substitutes/settle-substitute.ts';

export const updateSubstitute = command({
  name: 'approvals.update-substitute',
  summary: words('Change a substitution in approvals', 'Изменить замещение при согласовании'),
  description: 'Fields left out stay, null clears. One who comes back early shortens it; what was decided stays.',
  permission: 'signed-in',
  scope: null,
  refuses: [
    ...(['forbidden', 'unknown_reference', 'business_rule_violated'] as const),
    ...(['version_conflict', 'precondition_failed'] as const),
  ],
  input: object({ id: id(), ...approvalSubstitute.change, version: Type.Optional(version()) }),
  output: approvalSubstitute.view,

  async run(ctx, { id, version: _, ...input }) {
    const before = await approvalSubstitutes.open(ctx, id);
    refuseOthers(ctx, before.userId);
    await checkSubstitute(ctx, { ...before, ...input });
    return approvalSubstitutes.change(ctx, before, input);
  },
});
