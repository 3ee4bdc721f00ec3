import Type from 'typebox';
import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import { choice, id, longText, object, text } from '../../../kernel/fields.ts';
import { nextStatus, notAllowed } from '../../../kernel/lifecycle.ts';
import { command } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { changeEntry, lockEntryOf, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';
import { demandDecidable } from './retry-write.ts';

export const settleDoubtedWrite = command({
  name: 'integrations.settle-doubted-write',
  summary: words('Say what came of a write in doubt', 'Отметить, чем закончилась запись'),
  description:
    'For a write in doubt that was looked for in vain: a person who has looked at the provider says whether it is there. Nothing is sent.',
  permission: 'integrations.sync',
  scope: 'settings.write',
  refuses: ['conflict', 'invalid_state_transition'],
  input: object({
    id: id('Installation'),
    entryId: id('Write'),
    outcome: choice(['done', 'failed'], 'Whether the provider carried it out'),
    externalId: Type.Optional(text(300, 'What the provider calls it')),
    reason: Type.Optional(longText(1_000, 'How that is known')),
  }),
  output: outboxEntry.view,

  async run(ctx, { id: installationId, entryId, outcome, externalId, reason }) {
    const before = await lockEntryOf(ctx.db, installationId, entryId);
    if (before.status !== 'in_doubt') throw notAllowed(outboxFlow, before.status, outcome, []);
    demandDecidable(before);
    const status = nextStatus(outboxFlow, outcome === 'done' ? 'finish' : 'fail', before.status);
    const change = { status, awaits_decision: false, ...(externalId !== undefined && { external_id: externalId }) };
    const row = await changeEntry(ctx.db, entryId, change, ctx.actor.userId);
    const [old, now] = [presentEntry(before, ctx.language), presentEntry(row, ctx.language)];
    const more = { status: { from: before.status, to: row.status }, ...(reason !== undefined && { reason }) };
    ctx.record(outboxEntry.changed('settled', old, now, more));
    return now;
  },
});
