import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import { id, object } from '../../../kernel/fields.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { conflict, refuse, words } from '../../../kernel/problems/errors.ts';
import { workingInstallation } from '../installation.row.ts';
import { sendingJob } from './enqueue-write.ts';
import { changeEntry, lockEntryOf, type OutboxRow, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';

export const retryWrite = command({
  name: 'integrations.retry-write',
  summary: words('Send a write again', 'Отправить запись снова'),
  description:
    'For what failed, and for what is in doubt once it was looked for in vain: a person answers for it that it will not be there twice.',
  permission: 'integrations.sync',
  scope: 'settings.write',
  refuses: ['conflict', 'invalid_state_transition', 'integration_disabled'],
  input: object({ id: id('Installation'), entryId: id('Write') }),
  output: outboxEntry.view,

  async run(ctx, { id: installationId, entryId }) {
    const before = await lockEntryOf(ctx.db, installationId, entryId);
    demandDecidable(before);
    const status = nextStatus(outboxFlow, 'retry', before.status);
    if (!(await workingInstallation(ctx.db, installationId))) throw refuse('integration_disabled');
    const row = await changeEntry(
      ctx.db,
      entryId,
      { status, sweeps: 0, awaits_decision: false, last_error: null },
      ctx.actor.userId,
    );
    await ctx.enqueue(sendingJob, { entryId });
    const [old, now] = [presentEntry(before, ctx.language), presentEntry(row, ctx.language)];
    ctx.record(outboxEntry.changed('retried', old, now, { status: { from: before.status, to: row.status } }));
    return now;
  },
});

/** While the provider is still being asked, no person has to decide. */
export function demandDecidable({ status, awaits_decision }: OutboxRow) {
  if (status === 'in_doubt' && !awaits_decision)
    throw conflict(
      'outcome_being_checked',
      words(
        'The provider is still being asked about it. Wait for the outcome.',
        'Запись ещё ищут у провайдера. Дождитесь результата.',
      ),
    );
}
