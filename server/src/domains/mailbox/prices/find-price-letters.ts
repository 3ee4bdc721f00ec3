import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { PriceLettersPort } from '../../../kernel/integrations/ports/price-letters.ts';
import type { Job } from '../../../kernel/job.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { extensionOf } from '../../../kernel/values/file-name.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { supplierLists } from '../../price-lists/supplier-lists.ts';
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
 * Tables of new letters of one supplier go on to be read: about one requisition they are prices of it, about none they are his price
 * list; of the others the journal says why not. What a conversation is about counts when a letter of ours says so or a person did; an
 * address alone names a supplier, never a requisition.
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
  const aimed = await withAims(ctx, tables);
  await ctx.enqueueAll(
    read,
    aimed.flatMap(({ sent: { file_id, message_id, suppliers }, aim }) =>
      aim
        ? [{ installationId: installed.id, fileId: file_id, messageId: message_id, supplierId: suppliers[0], ...aim }]
        : [],
    ),
  );
  await writeLog(
    ctx.db,
    installed.id,
    aimed.flatMap(({ sent: one, aim }) => (aim ? [] : [leftAlone(one)])),
  );
}

type Aim = { procurementId: string } | { priceListId: string };

/** Each table with what it is about, where that is sure. */
async function withAims(
  { db }: WriteContext,
  tables: readonly Sent[],
): Promise<Array<{ sent: Sent; aim: Aim | null }>> {
  const general = tables.filter(({ suppliers, requisitions }) => suppliers.length === 1 && requisitions.length === 0);
  const lists = await supplierLists(
    db,
    general.flatMap(({ suppliers }) => suppliers),
  );
  return tables.map((sent) => {
    const [supplierId, ...others] = sent.suppliers;
    const [procurementId, ...further] = sent.requisitions;
    if (supplierId === undefined || others.length > 0 || further.length > 0) return { sent, aim: null };
    if (procurementId !== undefined) return { sent, aim: { procurementId } };
    const priceListId = lists.find((one) => one.supplierId === supplierId)?.priceListId;
    return { sent, aim: priceListId ? { priceListId } : null };
  });
}

const filesOf = ({ db }: WriteContext, letterIds: readonly string[]) =>
  db.many<Sent>(sql`
    select file->>'fileId' as file_id, file->>'fileName' as file_name, message.message_id,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = ${db.tenant} and link.thread_id = message.thread_id and link.entity_type = 'supplier'
          and link.status <> 'dismissed') as suppliers,
      array(select link.entity_id from mailbox_links link
        where link.tenant_id = ${db.tenant} and link.thread_id = message.thread_id and link.entity_type = 'requisition'
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
      `«${file_name}» cannot be assigned to one requisition or one price list of one supplier: link the conversation and import the file by hand.`,
      `«${file_name}» нельзя отнести к одной заявке или одному прайс-листу одного поставщика: свяжите переписку и загрузите файл вручную.`,
    ),
    details: { letter: message_id, suppliers: suppliers.length, requisitions: requisitions.length },
  }) as const;
