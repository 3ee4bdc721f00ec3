import { buffer } from 'node:stream/consumers';
import type { SalesInvoice } from '../../../../../nouns/sales-invoice.ts';
import { owedStatuses } from '../../../../../nouns/sales-invoice-flow.ts';
import { authorize } from '../../../kernel/access/actor.ts';
import type { ReadContext, Steps } from '../../../kernel/operation.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { sql } from '../../../kernel/sql/sql.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { printRecord } from '../../../platform/document-templates/printing/print-record.ts';
import { filesWithBytes } from '../../../platform/files/file.ts';
import { openFile } from '../../../platform/files/store-file.ts';
import { salesInvoiceDocument } from '../../sales/sales-invoice.document.ts';
import { salesInvoices, salesReading } from '../../sales/sales-invoice.ts';
import { type Format, formatOf, notReady, type Sendable } from './sendable.ts';
import { counterpartySide, sellerSide } from './sides.ts';

/** An issued sales invoice, with the file that it was mailed with where it was. */
export async function sendableInvoice(ctx: ReadContext, id: string, asked: Format | undefined): Promise<Sendable> {
  authorize(ctx.actor, salesReading);
  const invoice = await salesInvoices.byId(ctx.db, id);
  const { number, issueDate, status, totalAmount, vatAmount, currency, sellerProfileId, customerId } = invoice;
  if (!owedStatuses.includes(status) || number === null || issueDate === null)
    throw notReady(status, 'Only an issued invoice can be sent.', 'Отправить можно только выставленный счёт.');
  const format = formatOf(asked, ['pdf', 'docx']);
  const mailed = format === 'pdf' ? await mailedFile(ctx.db, invoice) : null;
  return {
    ...{ kind: 'invoice', format, number, currency, date: issueDate, amount: totalAmount, vat: vatAmount },
    title: `Счёт на оплату № ${number} от ${printedDay(issueDate)}`,
    sender: await sellerSide(ctx.db, sellerProfileId),
    recipient: await counterpartySide(ctx.db, customerId),
    make: (steps) => (mailed ? readMailed(steps, mailed) : print(steps, id, format)),
  };
}

type Mailed = Awaited<ReturnType<typeof filesWithBytes>>[number];

/** An invoice has one paper. */
async function mailedFile(db: Db, { documentFileId }: SalesInvoice): Promise<Mailed | null> {
  if (documentFileId === null) return null;
  const [found] = await filesWithBytes(db, sql`file.id = ${documentFileId} and file.scan_status <> 'infected'`);
  return found ?? null;
}

async function readMailed({ services }: Steps, { fileName, mimeType, storageKey }: Mailed) {
  return { name: fileName, type: mimeType, bytes: await buffer(await openFile(services, storageKey)) };
}

const print = ({ asSystem, services }: Steps, id: string, format: 'pdf' | 'docx') =>
  printRecord({ query: asSystem.query, services }, { kind: salesInvoiceDocument, id, format, forCustomer: true });
