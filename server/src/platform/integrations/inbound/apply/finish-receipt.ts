import Type from 'typebox';
import type { InboundMapping } from '../../../../../../nouns/inbound-mapping.ts';
import { id, object } from '../../../../kernel/fields.ts';
import type { Job } from '../../../../kernel/job.ts';
import { command, type WriteContext } from '../../../../kernel/operation.ts';
import { portalNow } from '../../../../kernel/portal-clock.ts';
import { type Refusal, words } from '../../../../kernel/problems/errors.ts';
import { assignments, sql } from '../../../../kernel/sql/sql.ts';
import { writeLog } from '../../log/write-log.ts';
import type { ReceiptStatus } from '../receipts/receipt.ts';
import { failureLine } from './mapping-line.ts';

export interface Failure {
  mapping: Pick<InboundMapping, 'id' | 'name' | 'operation'>;
  refusal: Refusal;
}

/** Seconds before each repeat. */
const spacing = [5, 60, 300, 1_200, 3_600] as const;

/** Notes how an attempt on a receipt ended: it is done, comes again later, or waits for a person to mend what stops it. */
export const finishReceipt = (apply: () => Job) =>
  command({
    name: 'integrations.finish-receipt',
    summary: words('Note how a received webhook ended', 'Отметить итог принятого вебхука'),
    permission: 'signed-in',
    scope: null,
    input: object({
      installationId: id(),
      receiptId: id(),
      matched: Type.Integer(),
      failures: Type.Unsafe<Failure[]>({}),
    }),
    output: Type.Unknown(),

    async run(ctx, { installationId, receiptId, matched, failures }) {
      ctx.nothingChanged();
      const { attempts } = await ctx.db.one<{ attempts: number }>(sql`
        update inbound_receipts set attempts = attempts + 1 where tenant_id = ${ctx.db.tenant} and id = ${receiptId} returning attempts`);
      await writeLog(
        ctx.db,
        installationId,
        failures.map(({ mapping, refusal }) => failureLine(receiptId, mapping, refusal, attempts)),
      );
      const [first] = failures;
      const change = first
        ? failed(failures, attempts)
        : { status: await statusOf(ctx, receiptId, matched), last_error: null, missing: [] };
      const again =
        change.status === 'retrying' ? new Date(portalNow().getTime() + waitAfter(attempts)).toISOString() : null;
      const ended = again === null ? portalNow().toISOString() : null;
      await ctx.db.execute(sql`
        update inbound_receipts set ${assignments({ ...change, next_attempt_at: again, finished_at: ended })}
        where tenant_id = ${ctx.db.tenant} and id = ${receiptId}`);
      if (again) await ctx.enqueue(apply(), { receiptId }, { dueAt: again, key: receiptId });
    },
  });

const waitAfter = (attempts: number) => (spacing[attempts - 1] as number) * 1_000;

function failed(failures: readonly Failure[], attempts: number) {
  const { mapping, refusal } = failures[0] as Failure;
  const over = attempts > spacing.length || failures.every((one) => isLasting(one.refusal));
  return {
    status: (over ? 'failed' : 'retrying') satisfies ReceiptStatus,
    last_error: JSON.stringify({
      mappingId: mapping.id,
      code: refusal.code,
      message: refusal.detail,
      fields: refusal.errors.slice(0, 20).map(({ at, code, message }) => ({ at, code, message })),
    }),
    missing: failures.flatMap((one) => (one.refusal.members.missing as string[] | undefined) ?? []),
  };
}

/** What time does not mend: a person has to. */
const isLasting = ({ code, members }: Refusal) =>
  code === 'mapping_invalid' || members.rule === 'required_fields_missing' || members.rule === 'installer_inactive';

async function statusOf({ db }: WriteContext, receiptId: string, matched: number): Promise<ReceiptStatus> {
  if (matched === 0) return 'unmatched';
  const { done, stale } = await db.one<{ done: number; stale: number }>(sql`
    select count(*) as done, count(*) filter (where result = 'skipped_stale') as stale from inbound_applications
    where tenant_id = ${db.tenant} and receipt_id = ${receiptId}`);
  return done > 0 && done === stale ? 'skipped_stale' : 'applied';
}
