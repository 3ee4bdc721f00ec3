import Type from 'typebox';
import { id, object } from '../../../../kernel/fields.ts';
import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { columns, sql } from '../../../../kernel/sql/sql.ts';
import { enterAsInstaller } from '../../as-installer.ts';
import { writeLog } from '../../log/write-log.ts';
import { mappingById } from '../mappings/inbound-mapping.ts';
import { readPayload } from '../mappings/read-payload.ts';
import { mappingLine } from './mapping-line.ts';
import { performMapping } from './perform-mapping.ts';

/** One mapping on one receipt. That it is done is written with what it did, so it is done once however often it is tried. */
export const applyMapping = (operations: readonly InboundOperation[]) =>
  command({
    name: 'integrations.apply-mapping',
    summary: words('Apply a mapping', 'Применить сопоставление'),
    permission: 'signed-in',
    scope: null,
    input: object({ installationId: id(), receiptId: id(), mappingId: id() }),
    output: Type.Unknown(),
    enter: enterAsInstaller,

    async run(ctx, { installationId, receiptId, mappingId }) {
      const { db } = ctx;
      ctx.nothingChanged();
      const receipt = await db.one<{ body: Buffer; attempts: number }>(
        sql`select body, attempts from inbound_receipts where tenant_id = ${db.tenant} and id = ${receiptId} for update`,
      );
      const done = await db.first(
        sql`select 1 from inbound_applications where tenant_id = ${db.tenant} and receipt_id = ${receiptId} and mapping_id = ${mappingId}`,
      );
      if (done) return;
      const mapping = await mappingById(db, installationId, mappingId);
      const performed = await performMapping(ctx, operations, mapping, readPayload(receipt.body));
      await db.execute(sql`
        insert into inbound_applications ${columns({
          tenant_id: db.tenant,
          receipt_id: receiptId,
          mapping_id: mappingId,
          result: performed.result,
          entity_type: performed.entityType,
          entity_id: performed.entityId,
          extracted: JSON.stringify(performed.extracted),
        })}`);
      await writeLog(db, installationId, [mappingLine(receiptId, mapping, performed, receipt.attempts + 1)]);
    },
  });
