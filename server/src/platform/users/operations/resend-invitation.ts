import { id, object } from '../../../kernel/fields.ts';
import { command } from '../../../kernel/operation.ts';
import { brokenRule, words } from '../../../kernel/problems/errors.ts';
import { refuseTouchingOwner } from '../owners.ts';
import { sendInvitation } from '../send-invitation.ts';
import { lockUser, user } from '../user.ts';

export const resendInvitation = command({
  name: 'users.resend-invitation',
  summary: words('Send the invitation again', 'Отправить приглашение ещё раз'),
  description: 'Links sent before stop working.',
  permission: 'users.invite',
  scope: null,
  provesPresence: true,
  refuses: ['business_rule_violated'],
  input: object({ id: id() }),
  output: user.view,

  async run(ctx, { id }) {
    const person = await lockUser(ctx.db, id);
    await refuseTouchingOwner(ctx.db, ctx.actor, person);
    if (person.status !== 'invited')
      throw brokenRule(
        'not_invited',
        words(
          'Only a person who has not accepted yet can be invited again.',
          'Повторно приглашают только тех, кто ещё не принял приглашение.',
        ),
      );
    await sendInvitation(ctx, person);
    ctx.record(user.fact('invited', person, { again: true }));
    return person;
  },
});
