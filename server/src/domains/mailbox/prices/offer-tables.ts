import type { AnyConnector } from '../../../kernel/integrations/connector.ts';
import type { PriceLettersPort } from '../../../kernel/integrations/ports/price-letters.ts';
import type { WriteContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { extensionOf } from '../../../kernel/values/file-name.ts';
import { findInstalled } from '../../../platform/integrations/find-installed.ts';
import { writeLog } from '../../../platform/integrations/log/write-log.ts';
import { supplierLists } from '../../price-lists/supplier-lists.ts';
import { priceLetter } from './price-letter.ts';

/** A file that a supplier has sent, by whatever way, and what it may be about. */
export interface SentTable {
  file_id: string;
  file_name: string;
  message_id: string;
  suppliers: string[];
  requisitions: string[];
}

/** What reads a table that was offered. */
export const readingPrices = { name: 'mailbox.read-price-letter', payload: priceLetter };

const portOf = ({ ports }: AnyConnector): PriceLettersPort | undefined => ports?.priceLetters;

/** Tables of one supplier go on to be read: about one requisition they are prices of it, about none they are his price list; of the others the journal says why not. */
export async function offerTables(
  ctx: WriteContext,
  connectors: readonly AnyConnector[],
  sent: readonly SentTable[],
): Promise<void> {
  const ours = connectors.filter(portOf);
  const installed = await findInstalled(
    ctx.db,
    ours.map(({ manifest }) => manifest.slug),
  );
  const extensions = ours.flatMap((one) => portOf(one)?.extensions ?? []);
  if (!installed) return;
  const tables = sent.filter(({ file_name }) => extensions.includes(extensionOf(file_name)));
  const aimed = await withAims(ctx.db, tables);
  await ctx.enqueueAll(
    readingPrices,
    aimed.flatMap(({ sent: { file_id, message_id, suppliers }, aim }) =>
      aim
        ? [
            {
              installationId: installed.id,
              fileId: file_id,
              messageId: message_id,
              supplierId: suppliers[0] as string,
              ...aim,
            },
          ]
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
async function withAims(db: Db, tables: readonly SentTable[]): Promise<Array<{ sent: SentTable; aim: Aim | null }>> {
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

const leftAlone = ({ message_id, file_name, suppliers, requisitions }: SentTable) =>
  ({
    at: portalNow().toISOString(),
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
