import Type from 'typebox';
import type { SupplierQualification } from '../../../../../nouns/supplier-qualification.ts';
import {
  type QualificationMove,
  type QualificationRequirement,
  supplierQualificationFlow,
} from '../../../../../nouns/supplier-qualification-flow.ts';
import { choice, id, longText, object } from '../../../kernel/fields.ts';
import { notAllowed } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { brokenRule, invalidField, words } from '../../../kernel/problems/errors.ts';
import { dayIn } from '../../../kernel/values/instant.ts';
import { unchanged } from '../../../platform/records/write-records.ts';
import { regionalOf } from '../../company/regional-settings.ts';
import { moveTo, refuseUnpermitted, targetsFrom } from '../move-to.ts';
import { qualifications, qualificationWriting, supplierQualification } from '../supplier-qualification.ts';

export const changeQualificationStatus = command({
  name: 'qualifications.change-status',
  summary: words('Decide on a qualification of a supplier', 'Решить о допуске поставщика'),
  description:
    '`approved` qualifies the supplier, or lets one go on that was suspended; neither it nor a document of it may have ended (`qualification_over`). `refused` and `suspended` ' +
    'need a `reason`; all of these take `counterparties.qualify`. `asked` has it looked at anew. It expires by itself. `from` guards against a change meanwhile; the status it has already changes nothing.',
  ...qualificationWriting,
  refuses: ['invalid_state_transition', 'business_rule_violated', 'precondition_failed'],
  input: object({
    id: id(),
    status: choice(supplierQualification.statuses, 'Wanted status', { examples: ['approved'] }),
    from: Type.Optional(choice(supplierQualification.statuses, 'Status the caller believes in')),
    reason: Type.Optional(longText(1_000, 'Reason')),
  }),
  output: supplierQualification.view,

  async run(ctx, { id, status, from, reason }) {
    const before = await qualifications.open(ctx, id);
    if (from !== undefined && from !== before.status)
      throw notAllowed(supplierQualificationFlow, before.status, status, targetsFrom(before.status));
    if (status === before.status) return unchanged(ctx, before);
    const move = moveTo(before.status, status);
    refuseUnpermitted(ctx.actor, move);
    await check(ctx, before, move, reason);
    const decided = { reason: reason ?? null, decidedAt: portalNow().toISOString(), decidedBy: ctx.actor.userId };
    return qualifications.move(ctx, before, move, decided, { tell: reason === undefined ? {} : { reason } });
  },
});

async function check(ctx: WriteContext, before: SupplierQualification, move: QualificationMove, reason?: string) {
  const requires: readonly QualificationRequirement[] = supplierQualificationFlow.moves[move].requires ?? [];
  if (requires.includes('reason') && reason === undefined)
    throw invalidField('/reason', 'required', words('is required for this status', 'обязательна для этого статуса'));
  if (!requires.includes('validity')) return;
  const today = dayIn((await regionalOf(ctx)).timezone);
  if (before.endsOn !== null && before.endsOn < today)
    throw brokenRule(
      'qualification_over',
      words(
        `It has ended on ${before.endsOn}: enter a later day or newer documents.`,
        `Срок вышел ${before.endsOn}: укажите новую дату или внесите действующие документы.`,
      ),
      { field: 'validUntil', endsOn: before.endsOn },
    );
}
