import Type from 'typebox';
import { choice, date, flag, id, instant, nullable, object, text } from '../../../kernel/fields.ts';
import type { ReadContext } from '../../../kernel/operation.ts';
import { portalNow } from '../../../kernel/portal-clock.ts';
import { units } from '../../../kernel/values/units.ts';
import { filesForVisitor, visitorFile } from '../../../platform/files/files-for-visitor.ts';
import { companySettings } from '../../company/company-settings.ts';
import { warehouseRefs } from '../../warehouses/warehouse-refs.ts';
import { rfqItem } from '../items/rfq-item.ts';
import type { OpenedLink } from '../links/open-link.ts';
import { ownQuote, readOwnQuote } from '../quotes/public/own-quote.ts';
import { rfqRecipient } from '../recipients/rfq-recipient.ts';
import { supplierRfq } from '../supplier-rfq.ts';

const { fields } = supplierRfq;

const publicItem = object(
  {
    id: id('Position'),
    position: rfqItem.fields.position,
    name: rfqItem.fields.name,
    specification: rfqItem.fields.specification,
    quantity: rfqItem.fields.quantity,
    uom: rfqItem.fields.uom,
    unit: Type.String({ title: 'Symbol of the unit', examples: ['шт'] }),
    requiredAt: nullable(date('Wanted by')),
    productFields: rfqItem.fields.productFields,
  },
  { title: 'Position' },
);

/**
 * All that a supplier sees of a request, and of its own quote. An allow-list: no target price, no other supplier, no note of the buyers,
 * and no identifier but those of the positions to quote.
 */
export const publicRfq = object(
  {
    buyer: object({ name: text(200, 'Company', { examples: ['ООО «Ромашка»'] }) }, { title: 'Who asks' }),
    number: fields.number,
    title: fields.title,
    message: fields.message,
    responseDeadline: fields.responseDeadline,
    vatMode: fields.vatMode,
    currency: fields.currency,
    allowAlternativeCurrency: flag('Another currency may be used'),
    allowPartial: fields.allowPartial,
    allowAnalogs: fields.allowAnalogs,
    quoteMode: fields.quoteMode,
    deliveryTerms: fields.deliveryTerms,
    paymentTerms: fields.paymentTerms,
    deliveryAddress: fields.deliveryAddress,
    revision: fields.revision,
    items: Type.Array(publicItem, { title: 'Positions, in their order' }),
    attachments: Type.Array(visitorFile, { title: 'Attachments' }),
    supplier: object(
      {
        name: rfqRecipient.fields.name,
        contactName: rfqRecipient.fields.contactName,
        status: rfqRecipient.fields.status,
        declineReason: rfqRecipient.fields.declineReason,
      },
      { title: 'Who is asked' },
    ),
    quote: nullable(ownQuote),
    link: object(
      {
        state: choice(['active', 'consumed'], '`consumed` after a submission, until another is asked for'),
        readOnly: flag('Nothing is taken now: submitted already, over, or closed'),
        expiresAt: instant('It opens until'),
      },
      { title: 'What the link is good for' },
    ),
    serverTime: instant('Now, for a countdown that does not trust the clock of the reader'),
  },
  { title: 'Request for quotes as its supplier sees it' },
);

type PublicRfq = Type.Static<typeof publicRfq>;

export async function presentPublic(ctx: ReadContext, { rfq, items, recipient, link }: OpenedLink): Promise<PublicRfq> {
  const warehouse =
    rfq.warehouseId === null ? undefined : (await warehouseRefs(ctx.db, [rfq.warehouseId])).get(rfq.warehouseId);
  return {
    buyer: { name: (await companySettings(ctx)).name },
    number: rfq.number,
    title: rfq.title,
    message: rfq.message,
    responseDeadline: rfq.responseDeadline,
    vatMode: rfq.vatMode,
    currency: rfq.currency,
    allowAlternativeCurrency: rfq.allowAlternativeCurrency || rfq.currency === null,
    allowPartial: rfq.allowPartial,
    allowAnalogs: rfq.allowAnalogs,
    quoteMode: rfq.quoteMode,
    deliveryTerms: rfq.deliveryTerms,
    paymentTerms: rfq.paymentTerms,
    deliveryAddress: rfq.deliveryAddress ?? warehouse?.address ?? null,
    revision: rfq.revision,
    items: items.map((item) => ({
      id: item.id,
      position: item.position,
      name: item.name,
      specification: item.specification,
      quantity: item.quantity,
      uom: item.uom,
      unit: units.get(item.uom)?.symbol ?? '',
      requiredAt: item.requiredAt,
      productFields: item.productFields,
    })),
    attachments: await filesForVisitor(ctx, 'supplierRfq', rfq.id),
    supplier: {
      name: recipient.name,
      contactName: recipient.contactName,
      status: recipient.status,
      declineReason: recipient.declineReason,
    },
    quote: await readOwnQuote(ctx, rfq, recipient),
    link,
    serverTime: portalNow().toISOString(),
  };
}
