import { authorize } from '../../../kernel/access/actor.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { printedDay } from '../../../kernel/values/printed-day.ts';
import { printRecord } from '../../../platform/document-templates/printing/print-record.ts';
import { contractDocument } from '../../contracts/contract.document.ts';
import { contractReading, contracts } from '../../contracts/contract.ts';
import { type Format, formatOf, notReady, type Sendable } from './sendable.ts';
import { counterpartySide, sellerSide } from './sides.ts';

const sentIn: readonly string[] = ['on_signing', 'active', 'suspended'];

/** A contract that is to be signed, or was. */
export async function sendableContract(ctx: ReadContext, id: string, asked: Format | undefined): Promise<Sendable> {
  authorize(ctx.actor, contractReading);
  const { number, date, status, currency, sellerProfileId, counterpartyId } = await contracts.byId(ctx.db, id);
  if (!sentIn.includes(status))
    throw notReady(
      status,
      'Only a contract that is being signed or is in force can be sent.',
      'Отправить можно только договор на подписании или действующий.',
    );
  const format = formatOf(asked, ['pdf', 'docx']);
  return {
    ...{ kind: 'contract', format, number, date, currency, amount: null, vat: null },
    title: `Договор № ${number} от ${printedDay(date)}`,
    sender: await sellerSide(ctx.db, sellerProfileId),
    recipient: await counterpartySide(ctx.db, counterpartyId),
    make: ({ asSystem, services }) =>
      printRecord({ query: asSystem.query, services }, { kind: contractDocument, id, format, forCustomer: true }),
  };
}
