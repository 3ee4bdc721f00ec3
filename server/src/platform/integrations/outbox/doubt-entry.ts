import { outboxFlow } from '../../../../../nouns/outbox-entry.ts';
import { nextStatus } from '../../../kernel/lifecycle.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { type Words, words } from '../../../kernel/problems/errors.ts';
import { type Connectors, workingInstallation } from '../installation.row.ts';
import { writeLog } from '../log/write-log.ts';
import { entryLine } from './entry-line.ts';
import { storedFault } from './fail-entry.ts';
import { changeEntry, type OutboxRow, presentEntry } from './outbox-entry.row.ts';
import { outboxEntry } from './outbox-entry.ts';
import { nextSweep } from './sweeps.ts';

/** The outcome is unknown: the provider is asked, or, where that cannot be done, a person. */
export async function doubtEntry(ctx: WriteContext, connectors: Connectors, entry: OutboxRow, detail: Words) {
  const working = await workingInstallation(ctx.db, entry.installation_id);
  const searched = connectors.bySlug(working?.slug ?? '')?.writes?.[entry.operation]?.reconcile !== undefined;
  const row = await changeEntry(ctx.db, entry.id, {
    status: nextStatus(outboxFlow, 'doubt', entry.status),
    sweeps: 0,
    awaits_decision: !searched,
    last_error: storedFault({ kind: 'unknown_outcome', detail }),
  });
  if (searched) await nextSweep(ctx, row);
  const said = searched ? checking : askPerson;
  await writeLog(ctx.db, entry.installation_id, [entryLine(row, 'in_doubt', 'in_doubt', said)]);
  ctx.record(outboxEntry.changed('in_doubt', presentEntry(entry, 'ru'), presentEntry(row, 'ru')));
}

const checking = words('The outcome is not known; it is being checked.', 'Результат неизвестен, проверяем.');

const askPerson = words(
  'The outcome is not known. Check with the provider and record the outcome.',
  'Результат неизвестен. Проверьте у провайдера и отметьте, чем закончилась запись.',
);
