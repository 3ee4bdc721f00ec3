import Type from 'typebox';
import { requestChannels } from '../../../../../../nouns/invoice-request.ts';
import { choice, date, id, longText, measure, nullable, object, text } from '../../../../kernel/fields.ts';
import { command } from '../../../../kernel/operation.ts';
import { words } from '../../../../kernel/problems/errors.ts';
import { supplierRefs } from '../../../counterparties/counterparty-refs.ts';
import { letterAddresses } from '../../../counterparties/letter-addresses.ts';
import { allocationsOfLines } from '../../../requisitions/allocations/allocations-of.ts';
import { linesOf } from '../../../requisitions/lines-of.ts';
import { orderRequisition } from '../../../requisitions/moves/order-requisition.ts';
import { requisitions } from '../../../requisitions/requisition.ts';
import { refuseClosed } from '../../hold-requisitions.ts';
import { noAddress, withoutAddress } from '../../without-address.ts';
import { insertRequests } from '../insert-requests.ts';
import { invoiceRequest, invoiceRequests } from '../invoice-request.ts';
import { planRequests } from '../plan-requests.ts';
import { recountRequested } from '../recount-requested.ts';
import { takenOf } from '../taken-of.ts';
import { tellSuppliers } from '../tell-suppliers.ts';

const results = Type.Array(
  object(
    {
      supplierId: id('Supplier'),
      supplierName: text(255, 'Name'),
      status: choice(
        ['queued', 'ready', 'refused'],
        'The letter is on its way, the request is ready to hand over, or was not made',
      ),
      request: nullable(invoiceRequest.view),
      error: nullable(
        object(
          { code: Type.String({ title: 'Stable code' }), message: Type.String({ title: 'The same in words' }) },
          { title: 'Why not' },
        ),
      ),
    },
    { title: 'What became of one supplier' },
  ),
  { title: 'By supplier' },
);

export const requestInvoices = command({
  name: 'billing.request-invoices',
  summary: words('Ask suppliers for invoices', 'Запросить счета у поставщиков'),
  description:
    'One request for every supplier that was accepted for the named lines, or for the one named; a quantity left out is all that was accepted and ' +
    'neither asked for nor invoiced yet. Letters leave after the answer, and the requisition waits for delivery; a request whose letter could not be ' +
    'delivered is `failed`, and whoever asked is notified. A supplier without an e-mail is refused alone and the others are asked; where nobody can be asked, the whole request is refused.',
  permission: 'invoices.create',
  scope: ['purchase_requisitions.write', 'supplier_documents.write'],
  input: object({
    id: id('Requisition'),
    items: Type.Array(
      object(
        {
          procurementItemId: id('Line of the requisition'),
          supplierId: Type.Optional(nullable(id('Supplier; all that were accepted unless given'))),
          quantity: Type.Optional(measure('Quantity; all that is left unless given', { examples: ['40'] })),
        },
        { title: 'What to ask for' },
      ),
      { minItems: 1, maxItems: 1_000, title: 'Lines' },
    ),
    message: Type.Optional(longText(5_000, 'Words to the supplier')),
    dueDate: Type.Optional(date('Invoice wanted by')),
    channel: Type.Optional(
      choice(Object.keys(requestChannels) as Array<keyof typeof requestChannels>, 'How the supplier is asked'),
    ),
  }),
  output: object({ results }),

  async run(ctx, { id, items, message, dueDate, channel = 'email' }) {
    const held = await requisitions.lock(ctx.db, id);
    refuseClosed(held);
    const lines = await linesOf(ctx.db, id);
    const allocations = await allocationsOfLines(
      ctx.db,
      items.map(({ procurementItemId }) => procurementItemId),
    );
    const taken = await takenOf(
      ctx.db,
      allocations.map((one) => one.id),
    );
    const planned = planRequests(items, lines, allocations, taken);
    const suppliers = await supplierRefs(ctx.db, [...planned.keys()]);
    const partyIds = [...suppliers.values()].map(({ counterpartyId }) => counterpartyId);
    const addresses = await letterAddresses(ctx.db, partyIds);

    const wanted = [...planned].flatMap(([supplierId, plannedLines]) => {
      const ref = suppliers.get(supplierId);
      const email = channel === 'email' ? (addresses.get(ref?.counterpartyId ?? '')?.email ?? null) : null;
      return !ref || (channel === 'email' && email === null) ? [] : [{ ref, plannedLines, email }];
    });
    if (wanted.length === 0) throw withoutAddress([...planned.keys()]);
    const made = await insertRequests(ctx, held, wanted, { channel, message, dueDate });
    await recountRequested(
      ctx,
      id,
      allocations.map((one) => one.id),
    );
    const requests = new Map((await invoiceRequests.byIds(ctx.db, made)).map((one) => [one.supplierId, one]));
    for (const request of requests.values()) ctx.record(invoiceRequest.fact('created', request));
    await tellSuppliers(ctx, held, lines, [...requests.values()], addresses);
    await orderRequisition(ctx, held);
    return {
      results: [...planned.keys()].map((supplierId) => {
        const request = requests.get(supplierId) ?? null;
        return {
          supplierId,
          supplierName: suppliers.get(supplierId)?.name ?? '',
          status:
            request === null ? ('refused' as const) : channel === 'email' ? ('queued' as const) : ('ready' as const),
          request,
          error: request === null ? { code: 'recipient_email_missing', message: noAddress[ctx.language] } : null,
        };
      }),
    };
  },
});
