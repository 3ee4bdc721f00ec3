import Type from 'typebox';
import type { BankDocument } from '../../../../../nouns/bank-document.ts';
import type { Proposal } from '../../../../../nouns/bank-match.ts';
import { id, object } from '../../../kernel/fields.ts';
import { command, type ReadContext } from '../../../kernel/operation.ts';
import { conflict, fieldError, invalid, unknownReference, words } from '../../../kernel/problems/errors.ts';
import { Exact } from '../../../kernel/values/decimal.ts';
import { workingInstallation } from '../../../platform/integrations/working-installation.ts';
import { invoice } from '../../billing/invoice.ts';
import { payableInvoices } from '../../billing/payable-invoices.ts';
import { type ReceivableInvoice, receivableInvoices } from '../../sales/receivable-invoices.ts';
import { salesInvoice } from '../../sales/sales-invoice.ts';
import { bankDocument, bankDocuments, holdDocument, withoutMatch } from '../bank-document.ts';
import { bankStatements } from '../bank-statement.ts';
import type { StatementPorts } from '../take-statement.ts';

const { properties: fields } = bankDocument.view;

const share = object({ invoiceId: id('Invoice'), amount: fields.amount }, { title: 'Invoice and what is paid of it' });

export const matchDocument = (ports: StatementPorts) =>
  command({
    name: 'bank-files.match-document',
    summary: words('Match a document by hand', 'Сопоставить документ вручную'),
    description:
      'The incoming invoices an outgoing document pays, or the sales invoices an incoming one does, and how much of each; together not more ' +
      'than the document. An empty list takes its match away. ' +
      'Nothing is paid before the statement is applied; a document that was applied keeps its match.',
    permission: 'payments.create',
    scope: ['finance.write'],
    refuses: ['installation_not_ready', 'integration_disabled', 'conflict', 'unknown_reference'],
    input: object({
      id: id('Bank statement'),
      documentId: id('Document'),
      allocations: Type.Array(share, { title: 'Invoices it pays', maxItems: 50 }),
    }),
    output: bankDocument.view,

    async run(ctx, { id: statementId, documentId, allocations }) {
      await bankStatements.byId(ctx.db, statementId);
      const before = await holdDocument(ctx.db, statementId, documentId);
      ctx.expectVersion(before.version);
      await workingInstallation(ctx, ports);
      refuseUnpaying(before);
      const named = await namedBy(
        ctx,
        before.direction,
        allocations.map(({ invoiceId }) => invoiceId),
      );
      const byId = new Map(named.map((one) => [one.id, one]));
      refuseAmounts(before.amount, allocations);
      const proposal: Proposal | null =
        allocations.length === 0
          ? null
          : {
              confidence: 100,
              exact: false,
              foundIn: [{ what: 'person', words: ctx.actor.userId ?? ctx.actor.kind, start: null, end: null }],
              remarks: [],
              allocations: allocations.map(({ invoiceId, amount }) => {
                const { number, externalNumber, outstanding } = byId.get(invoiceId) as (typeof named)[number];
                return {
                  invoiceId,
                  number,
                  externalNumber,
                  amount: new Exact(amount).toFixed(2),
                  outstanding: new Exact(outstanding).toFixed(2),
                };
              }),
            };
      const status = proposal ? 'proposed' : withoutMatch(before);
      const counterpartyId = named[0]?.counterpartyId ?? before.counterpartyId;
      const after = await bankDocuments.change(ctx, before, { status, proposal, counterpartyId }, { fact: 'matched' });
      return bankDocuments.show(ctx.actor, after);
    },
  });

/** What an invoice is matched by, whichever way the money goes. */
async function namedBy({ db }: ReadContext, direction: BankDocument['direction'], ids: readonly string[]) {
  const isIncoming = direction === 'incoming';
  const named = isIncoming ? (await receivableInvoices(db, ids)).map(asNamed) : await payableInvoices(db, ids);
  if (ids.some((id) => !named.some((one) => one.id === id)))
    throw unknownReference('allocations', isIncoming ? salesInvoice.noun : invoice.noun);
  return named;
}

const asNamed = ({ customerId, ...one }: ReceivableInvoice) => ({
  ...one,
  ...{ externalNumber: null, counterpartyId: customerId },
});

function refuseUnpaying({ status, direction }: BankDocument) {
  if (status === 'applied')
    throw conflict(
      'document_applied',
      words('The document has been applied: delete its payment first.', 'Документ проведён: сначала удалите оплату.'),
    );
  if (direction !== 'outgoing' && direction !== 'incoming')
    throw conflict(
      'document_not_outgoing',
      words(
        'It moves no money from or to another company.',
        'Этот документ не переводит денег другой компании или от неё.',
      ),
      { direction },
    );
}

function refuseAmounts(amount: string, shares: ReadonlyArray<{ invoiceId: string; amount: string }>) {
  const errors = shares.flatMap((one, index) => [
    ...(new Exact(one.amount).lte(0) || new Exact(one.amount).decimalPlaces() > 2
      ? [
          fieldError(
            `/allocations/${index}/amount`,
            'amount_invalid',
            words('is to be positive, in kopecks at most', 'должна быть положительной, до копеек'),
          ),
        ]
      : []),
    ...(shares.findIndex(({ invoiceId }) => invoiceId === one.invoiceId) < index
      ? [fieldError(`/allocations/${index}/invoiceId`, 'duplicate', words('is given twice', 'указан дважды'))]
      : []),
  ]);
  const sum = shares.reduce((total, one) => total.plus(one.amount), new Exact(0));
  if (errors.length === 0 && sum.gt(amount))
    errors.push(
      fieldError(
        '/allocations',
        'more_than_document',
        words(`is more than the document pays: ${amount}`, `больше суммы документа: ${amount}`),
      ),
    );
  if (errors.length > 0) throw invalid(errors);
}
