import Type from 'typebox';
import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import type { InstallationStatus } from '../../../../../../nouns/installation.ts';
import { id, object } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { type Job, job } from '../../../../kernel/job.ts';
import { command, inSteps, query, type Steps } from '../../../../kernel/operation.ts';
import { Refusal, refuse, words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { writeLog } from '../../log/write-log.ts';
import { activeMappings, matchesEvent } from '../mappings/inbound-mapping.ts';
import { takesWebhooks } from '../takes-webhooks.ts';
import { applyMapping } from './apply-mapping.ts';
import { type Failure, finishReceipt } from './finish-receipt.ts';

const payload = object({ receiptId: id() });
const ours = { permission: 'signed-in', scope: null, output: Type.Unknown() } as const;

interface Open {
  installationId: string;
  event: string;
  working: boolean;
  /** Mappings of its event, in their order. */
  matched: InboundMapping[];
}

/** Applies the mappings of a received webhook one after another, each in a transaction of its own. */
export function applyReceipt(operations: readonly InboundOperation[]): Job<typeof payload> {
  const apply = applyMapping(operations);
  const finish = finishReceipt(() => next);

  const work = command({
    name: 'integrations.apply-receipt',
    summary: words('Apply a received webhook', 'Применить принятый вебхук'),
    ...ours,
    input: payload,
    run: inSteps,
    async steps(steps, { receiptId }) {
      const open = (await steps.query(readOpen, { receiptId })) as Open | null;
      if (!open) return;
      const { installationId, matched } = open;
      const failures: Failure[] = [];
      for (const mapping of matched) {
        const refusal = open.working
          ? await tried(steps, apply, { installationId, receiptId, mappingId: mapping.id })
          : stopped();
        if (refusal) failures.push({ mapping, refusal });
      }
      await steps.command(finish, { installationId, receiptId, matched: matched.length, failures });
    },
  });

  const next: Job<typeof payload> = job({
    name: 'integrations.apply-receipt',
    payload,
    command: work,
    attempts: 6,
    onGivenUp: { command: giveUp, input: (given) => given },
  });
  return next;
}

/** The refusal of a mapping; any other error fails the job. */
async function tried(
  steps: Steps,
  apply: ReturnType<typeof applyMapping>,
  input: { installationId: string; receiptId: string; mappingId: string },
): Promise<Refusal | null> {
  try {
    await steps.command(apply, input);
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

const stopped = () => refuse('integration_disabled');

/** A receipt that waits for its mappings; null for one that is finished. */
const readOpen = query({
  name: 'integrations.read-open-receipt',
  summary: words('Read a received webhook', 'Прочитать принятый вебхук'),
  ...ours,
  input: payload,
  async run({ db }, { receiptId }): Promise<Open | null> {
    const row = await db.first<{ installation_id: string; event: string; status: InstallationStatus }>(sql`
      select receipt.installation_id, receipt.event, installed.status from inbound_receipts receipt
      join integration_installations installed on installed.tenant_id = ${db.tenant} and installed.id = receipt.installation_id
      where receipt.tenant_id = ${db.tenant} and receipt.id = ${receiptId} and receipt.status in ('received', 'retrying')`);
    if (!row) return null;
    const mappings = await activeMappings(db, row.installation_id);
    return {
      installationId: row.installation_id,
      event: row.event,
      working: takesWebhooks(row.status),
      matched: mappings.filter((mapping) => matchesEvent(mapping, row.event)),
    };
  },
});

const giveUp = command({
  name: 'integrations.give-up-receipt',
  summary: words('Give a received webhook up', 'Отказаться от принятого вебхука'),
  ...ours,
  input: payload,
  async run(ctx, { receiptId }) {
    ctx.nothingChanged();
    const error = { mappingId: null, code: 'internal_error', message: brokeHere };
    const ended = await ctx.db.first<{ installation_id: string }>(sql`
      update inbound_receipts set status = 'failed', last_error = ${JSON.stringify(error)}, finished_at = now(), next_attempt_at = null
      where tenant_id = ${ctx.db.tenant} and id = ${receiptId} and status in ('received', 'retrying') returning installation_id`);
    if (ended) await writeLog(ctx.db, ended.installation_id, [givenUpLine(receiptId)]);
  },
});

const brokeHere = words(
  'Something went wrong on our side. It can be applied again.',
  'Произошла ошибка на нашей стороне. Вебхук можно применить ещё раз.',
);

const givenUpLine = (receiptId: string) =>
  ({
    at: new Date().toISOString(),
    correlationId: receiptId,
    direction: 'INTERNAL',
    level: 'error',
    event: 'webhook.given_up',
    status: 'failed',
    message: brokeHere,
    details: { receiptId },
  }) as const;
