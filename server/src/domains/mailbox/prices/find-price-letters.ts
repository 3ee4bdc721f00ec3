import type { AnyConnector } from '../../../kernel/connector.ts';
import { words } from '../../../kernel/errors.ts';
import { extensionOf } from '../../../kernel/file-name.ts';
import type { Job } from '../../../kernel/job.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import type { PriceLettersPort } from '../../../kernel/ports/price-letters.ts';
import { sql } from '../../../kernel/sql.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import type { Gathered } from '../intake/gather-threads.ts';

interface Sent {
  file_id: string;
  file_name: string;
  message_id: string;
  suppliers: string[];
  requisitions: string[];
}

const portOf = ({ ports }: AnyConnector): PriceLettersPort | undefined => ports?.priceLetters;

/**
 * Tables of new letters that are surely about one requisition and one supplier go on to be read; of the others the journal says why not.
 * What a conversation is about counts when a letter of ours says so or a person did; an address alone names a supplier, never a requisition.
 */
export async function findPriceLetters(
  ctx: WriteContext,
  connectors: readonly AnyConnector[],
  read: Job,
  gathered: readonly Gathered[],
): Promise<void> {
  const ours = connectors.filter(portOf);
  const installed = await findInstalled(
    ctx.db,
    ours.map(({ manifest }) => manifest.slug),
  );
  const extensions = ours.flatMap((one) => portOf(one)?.extensions ?? []);
  if (!installed) return;
  const sent = await filesOf(
    ctx,
    gathered.flatMap(({ letters }) => letters.map(({ id }) => id)),
  );
  const tables = sent.filter(({ file_name }) => extensions.includes(extensionOf(file_name)));
  const clear = tables.filter(({ suppliers, requisitions }) => suppliers.length === 1 && requisitions.length === 1);
  await ctx.enqueueAll(
    read,
    clear.map(({ file_id, message_id, suppliers: [supplierId], requisitions: [procurementId] }) => {
      return { installationId: installed.id, fileId: file_id, messageId: message_id, supplierId, procurementId };
    }),
  );
  const unclear = tables.filter((one) => !clear.includes(one));
  await writeLog(ctx.db, installed.id, unclear.map(leftAlone));
}

const filesOf = ({ db }: WriteContext, letterIds: readonly string[]) =>
  db.many<Sent>(sql`
    select file->>'fileId' as file_id, file->>'fileName' as file_name, message.message_id,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = message.tenant_id and link.thread_id = message.thread_id and link.entity_type = 'supplier'
          and link.status <> 'dismissed') as suppliers,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = message.tenant_id and link.thread_id = message.thread_id and link.entity_type = 'requisition'
          and link.status = 'confirmed') as requisitions
    from mailbox_messages message cross join lateral jsonb_array_elements(message.attachments) file
    where message.tenant_id = ${db.tenant} and message.id = any(${letterIds}::uuid[]) and file->>'fileId' is not null
    order by message.uid`);

const leftAlone = ({ message_id, file_name, suppliers, requisitions }: Sent) =>
  ({
    at: new Date().toISOString(),
    correlationId: null,
    direction: 'INBOUND',
    level: 'info',
    event: 'prices.left_alone',
    status: 'skipped',
    message: words(
      `«${file_name}» is not surely about one requisition of one supplier: link the conversation, and import the file by hand.`,
      `«${file_name}» нельзя отнести к одной заявке одного поставщика: свяжите переписку и загрузите файл вручную.`,
    ),
    details: { letter: message_id, suppliers: suppliers.length, requisitions: requisitions.length },
  }) as const;
