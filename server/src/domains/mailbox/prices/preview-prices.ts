import Type from 'typebox';
import { object } from '../../../kernel/fields.ts';
import type { Job } from '../../../kernel/job.ts';
import { command, type WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { Refusal, type Words, words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { presentImport } from '../../../platform/exchange/import-job.row.ts';
import { importJob } from '../../../platform/exchange/import-job.ts';
import { insertImport } from '../../../platform/exchange/insert-import.ts';
import { keepPart, partBytes } from '../../../platform/exchange/stored-file.ts';
import { files } from '../../../platform/files/file.ts';
import { type KeptLine, writeLog } from '../../../platform/integrations/log/write-log.ts';
import { priceRowExchange } from '../../price-lists/exchange/price-rows.exchange.ts';
import { supplierPriceExchange } from '../../rfqs/quotes/exchange/supplier-prices.exchange.ts';
import { priceLetter } from './price-letter.ts';

/** A table of a letter becomes an import in preview, in the name of who installed the card. Applying it is left to a person. */
export const previewPrices = (readImport: () => Job) =>
  command({
    name: 'mailbox.preview-prices',
    summary: words('Preview prices of a letter', 'Показать цены из письма'),
    permission: 'signed-in',
    scope: null,
    input: object({ ...priceLetter.properties, outcome: Type.Unsafe<Buffer | null>({}) }),
    output: Type.Unknown(),

    async run(ctx, { installationId, fileId, messageId, supplierId, procurementId, priceListId, outcome: bytes }) {
      const about = procurementId ? { procurementId } : { priceListId };
      const details = { letter: messageId, supplierId, ...about };
      if (bytes === null) return note(ctx, installationId, 'skipped', { ...details, reason: 'file_gone' }, gone);
      const { kind, parent } = procurementId ? supplierPriceExchange : priceRowExchange;
      const parentId = (procurementId ?? priceListId) as string;
      const parameters = procurementId ? { supplierId } : {};
      try {
        await parent?.find(ctx, parentId);
        await parent?.admit(ctx, parentId, 'upsert', parameters);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return note(ctx, installationId, 'skipped', { ...details, reason: error.code }, error.detail);
      }
      const by = await installerOf(ctx, installationId);
      const made = await insertImport(ctx.db, {
        tenant_id: ctx.db.tenant,
        kind,
        parent_id: parentId,
        source: 'mail_attachment',
        status: 'parsing',
        mode: 'upsert',
        file_name: (await files.byId(ctx.db, fileId)).fileName,
        file_size: bytes.length,
        parameters: JSON.stringify(parameters),
        created_by: by,
        updated_by: by,
      });
      for (let part = 0; part * partBytes < bytes.length; part += 1)
        await keepPart(ctx.db, made.id, part, bytes.subarray(part * partBytes, (part + 1) * partBytes));
      await ctx.enqueue(readImport(), { jobId: made.id, userId: by });
      ctx.record(importJob.fact('created', presentImport(made)));
      await note(ctx, installationId, 'ok', { ...details, importId: made.id }, waiting(made.file_name));
    },
  });

async function note(
  ctx: WriteContext,
  installationId: string,
  status: KeptLine['status'],
  details: Record<string, unknown>,
  message: Words,
) {
  if (status === 'skipped') ctx.nothingChanged();
  const at = portalNow().toISOString();
  const event = status === 'ok' ? 'prices.previewed' : 'prices.left_alone';
  await writeLog(ctx.db, installationId, [
    { at, correlationId: null, direction: 'INBOUND', level: 'info', event, status, message, details },
  ]);
}

async function installerOf({ db }: WriteContext, installationId: string): Promise<string | null> {
  const { installed_by } = await db.one<{ installed_by: string | null }>(sql`
    select installed_by from integration_installations where tenant_id = ${db.tenant} and id = ${installationId}`);
  return installed_by;
}

const waiting = (fileName: string) =>
  words(
    `The prices of “${fileName}” are in a preview, waiting for a person.`,
    `Цены из «${fileName}» ждут человека в предпросмотре.`,
  );

const gone = words('The file no longer exists, or a virus was found in it.', 'Файла уже нет, или в нём найден вирус.');
