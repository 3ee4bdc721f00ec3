import Type, { type Static } from 'typebox';
import type { Counterparty } from '../../../../../nouns/counterparty.ts';
import { choice, id, instant, longText, nullable, object, text, version } from '../../../kernel/fields.ts';
import { allowedFrom, notAllowed } from '../../../kernel/lifecycle.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { invalidField, words } from '../../../kernel/problems/errors.ts';
import { counterparty } from '../counterparty.ts';
import { openForChange } from '../reach.ts';
import { archiveCounterparty } from './archive-counterparty.ts';
import { blockCounterparty } from './block-counterparty.ts';
import { restoreCounterparty } from './restore-counterparty.ts';
import { unblockCounterparty } from './unblock-counterparty.ts';

const input = object({
  id: id(),
  status: choice(counterparty.statuses, 'Wanted status'),
  from: Type.Optional(choice(counterparty.statuses, 'Status the caller believes in')),
  reason: Type.Optional(text(500, 'Reason; a block needs one', { examples: ['Срыв поставки'] })),
  comment: Type.Optional(longText(5_000, 'Comment')),
  until: Type.Optional(nullable(instant('End of a block; without it, until unblocked'))),
  version: Type.Optional(version()),
});

export const changeCounterpartyStatus = command({
  name: 'counterparties.change-counterparty-status',
  summary: words('Change the status of a counterparty', 'Сменить статус контрагента'),
  description:
    '`blocked` needs a reason and may have an end: then it turns active by itself when the end comes. `archived` needs the right to archive. Reason and comment are told with a block and its end. `from` guards against a change meanwhile.',
  permission: 'counterparties.update',
  scope: ['counterparties.write', 'suppliers.write'],
  refuses: [
    'already_exists',
    'has_dependencies',
    'resource_archived',
    'invalid_state_transition',
    'version_conflict',
    'precondition_failed',
  ],
  input,
  output: counterparty.view,

  async run(ctx, wanted) {
    const { status: current } = await openForChange(ctx, 'write', wanted.id);
    if (wanted.from !== undefined && wanted.from !== current)
      throw notAllowed(counterparty, current, wanted.status, allowedFrom(counterparty.moves, current));
    return move(ctx, current, wanted);
  },
});

function move(ctx: WriteContext, current: Counterparty['status'], wanted: Static<typeof input>) {
  const { id, status, reason, comment, until } = wanted;
  if (status === 'archived') return ctx.call(archiveCounterparty, { id });
  if (status === 'active' && current === 'archived') return ctx.call(restoreCounterparty, { id });
  const said = { id, ...(reason && { reason }), ...(comment && { comment }) };
  if (status === 'active') return ctx.call(unblockCounterparty, said);
  if (reason === undefined) throw invalidField('/reason', 'required', noReason);
  return ctx.call(blockCounterparty, { ...said, reason, ...(until && { until }) });
}

const noReason = words('is required for a block', 'нужна для блокировки');
