import Type from 'typebox';
import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { refuse, words } from '../../../kernel/problems/errors.ts';
import { approvalSubstitute, approvalSubstitutes } from '../substitutes/approval-substitute.ts';
import { checkSubstitute } from '../substitutes/settle-substitute.ts';

export const createSubstitute = command({
  name: 'approvals.create-substitute',
  summary: words('Name a substitute in approvals', 'Назначить замещающего при согласовании'),
  description:
    'From the first to the last day, by the clock of the company, the substitute decides in the place of `userId` (the caller unless given) wherever ' +
    'steps wait for them, by the own rights of the substitute; decisions say in whose place. Others name substitutes with `users.update` alone.',
  permission: 'signed-in',
  scope: null,
  refuses: ['forbidden', 'unknown_reference', 'business_rule_violated', 'conflict'],
  input: object({ userId: Type.Optional(id('Who is away; the caller unless given')), ...approvalSubstitute.creation }),
  output: approvalSubstitute.view,

  async run(ctx, input) {
    const userId = input.userId ?? (ctx.actor.userId as string);
    const values = { ...input, userId };
    await checkSubstitute(ctx, values);
    const made = await approvalSubstitutes.create(ctx, values);
    if (!made) throw refuse('conflict');
    return made;
  },
});
