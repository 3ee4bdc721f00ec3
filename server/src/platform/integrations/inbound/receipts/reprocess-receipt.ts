import { id, object } from '../../../../kernel/fields.ts';
import type { Job } from '../../../../kernel/job.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { sql } from '../../../../kernel/sql/sql.ts';
import { installation } from '../../installation.ts';
import { receiptById } from './get-receipt.ts';
import { wholeReceipt } from './receipt.ts';

/** Hands a receipt to the workers once more. */
export const reprocessReceipt = (apply: Job) =>
  command({
    name: 'integrations.reprocess-receipt',
    summary: words('Apply a received webhook again', 'Применить принятый вебхук ещё раз'),
    description:
      'For after a mapping was mended or added. Mappings that have done their work on it do nothing again; the others are tried anew, as they stand now.',
    permission: 'integrations.configure',
    scope: 'settings.write',
    input: object({ id: id('Installation'), receiptId: id() }),
    output: wholeReceipt,

    async run(ctx, { id: installationId, receiptId }) {
      const touched = await ctx.db.execute(sql`
        update inbound_receipts set status = 'received', attempts = 0, next_attempt_at = null, last_error = null, missing = '{}',
          finished_at = null
        where tenant_id = ${ctx.db.tenant} and installation_id = ${installationId} and id = ${receiptId}`);
      const receipt = await receiptById(ctx, installationId, receiptId);
      if (touched > 0) await ctx.enqueue(apply, { receiptId }, { key: receiptId });
      ctx.record({
        event: `${installation.type}.receipt_reprocessed`,
        audience: 'internal',
        entityType: installation.type,
        entityId: installationId,
        entityVersion: null,
        displayName: receipt.event,
        data: { receiptId },
      });
      return receipt;
    },
  });
