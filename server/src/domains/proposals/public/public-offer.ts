import Type, { type Static } from 'typebox';
import { type OfferState, offerStates } from '../../../../../nouns/offer-states.ts';
import { choice, date, flag, instant, integer, nullable, object, text } from '../../../kernel/fields.ts';
import { sellerProfile } from '../../sellers/seller-profile.ts';
import { commercialProposal } from '../commercial-proposal.ts';
import { proposalRow } from '../proposal-row.ts';

const { fields } = commercialProposal;
const { fields: ofRow } = proposalRow;
const { fields: ofSeller } = sellerProfile;

const publicRow = object(
  {
    position: ofRow.position,
    lineType: ofRow.lineType,
    group: nullable(text(255, 'Group', { examples: ['Фундамент'] })),
    name: ofRow.name,
    quantity: ofRow.quantity,
    uom: ofRow.uom,
    unit: Type.String({ title: 'Symbol of the unit', examples: ['шт'] }),
    unitPrice: ofRow.unitPrice,
    vatRate: ofRow.vatRate,
    lineAmount: ofRow.lineAmount,
    netAmount: ofRow.netAmount,
    vatAmount: ofRow.vatAmount,
    grossAmount: ofRow.grossAmount,
  },
  { title: 'Row' },
);

const { netAmount, vatAmount, grossAmount, totalAmount } = fields;

const offer = object(
  {
    title: fields.title,
    introText: fields.introText,
    termsText: fields.termsText,
    currency: fields.currency,
    vatMode: fields.vatMode,
    validUntil: fields.validUntil,
    rows: Type.Array(publicRow, { title: 'Rows, in their order' }),
    vatTotals: Type.Array(
      object({ vatRate: ofRow.vatRate, netAmount, vatAmount, grossAmount }, { title: 'Total of a VAT rate' }),
      { title: 'Totals by VAT rate, the highest first' },
    ),
    netAmount,
    vatAmount,
    grossAmount,
    agentFee: nullable(Type.String({ title: 'Fee of the agent; null where there is none', examples: ['36.26'] })),
    totalAmount,
  },
  { title: 'What is offered' },
);

const publicFile = object(
  {
    format: choice(['pdf', 'docx'], 'Format'),
    fileName: Type.String({ title: 'Name', examples: ['КП KP-2026-0001.pdf'] }),
    sizeBytes: integer('Size in bytes', { minimum: 1 }),
  },
  { title: 'File of the proposal' },
);

const account = object(
  {
    bankName: nullable(Type.String({ title: 'Bank', examples: ['ПАО Сбербанк'] })),
    bik: nullable(Type.String({ title: 'BIK', examples: ['044525225'] })),
    checkingAccount: nullable(Type.String({ title: 'Settlement account', examples: ['40702810938000000001'] })),
    correspondentAccount: nullable(Type.String({ title: 'Correspondent account', examples: ['30101810400000000225'] })),
  },
  { title: 'Account that is paid to' },
);

/**
 * All that a customer sees of a proposal. An allow-list: no cost, markup, margin or supplier, no expense, note or custom field, and no
 * identifier.
 */
export const publicOffer = object(
  {
    state: choice(Object.keys(offerStates) as OfferState[], 'How it stands for the customer'),
    may: object(
      { accept: flag('Accept it'), decline: flag('Decline it'), ask: flag('Ask about it') },
      { title: 'What may be done by the link now' },
    ),
    number: fields.number,
    date: date('Day of the proposal'),
    seller: object(
      {
        name: text(500, 'Seller', { examples: ['ООО «Ромашка»'] }),
        inn: nullable(ofSeller.inn),
        kpp: ofSeller.kpp,
        ogrn: ofSeller.ogrn,
        legalAddress: ofSeller.legalAddress,
        phone: ofSeller.phone,
        email: ofSeller.email,
        account: nullable(account),
        hasLogo: flag('There is a logo at `/logo`'),
      },
      { title: 'Who sells' },
    ),
    customer: nullable(object({ name: text(255, 'Name', { examples: ['ООО «Север»'] }) }, { title: 'Who it is for' })),
    offer: nullable(offer),
    answer: nullable(
      object(
        {
          at: instant('When'),
          name: fields.answerName,
          position: fields.answerPosition,
          comment: fields.answerComment,
          reason: fields.declineReason,
        },
        { title: 'What the customer answered' },
      ),
    ),
    files: Type.Array(publicFile, { title: 'The proposal as a file' }),
    serverTime: instant('Now'),
  },
  { title: 'Commercial proposal as its customer sees it' },
);

export type PublicOffer = Static<typeof publicOffer>;
