import type { Offer, Proposal, Row } from '../types.ts';

/** Ten pieces at a hundred with VAT of 22 %. */
export const row = (given: Partial<Row> = {}): Row => ({
  ...{ position: 1, lineType: 'material', group: null, name: 'Цемент М500', quantity: '10', uom: '796', unit: 'шт' },
  ...{ unitPrice: '100', vatRate: '22', lineAmount: '1000.00' },
  ...{ netAmount: '819.67', vatAmount: '180.33', grossAmount: '1000.00' },
  ...given,
});

export const offerOf = (given: Partial<Offer> = {}): Offer => ({
  ...{ title: 'Цемент для объекта «Север»', introText: null, termsText: null, currency: 'RUB', vatMode: 'included' },
  ...{ validUntil: '2031-03-05', rows: [row()], agentFee: null },
  vatTotals: [{ vatRate: '22', netAmount: '819.67', vatAmount: '180.33', grossAmount: '1000.00' }],
  ...{ netAmount: '819.67', vatAmount: '180.33', grossAmount: '1000.00', totalAmount: '1000.00' },
  ...given,
});

/** A proposal that waits for the answer of «Север». */
export const proposalOf = (given: Partial<Proposal> = {}): Proposal => ({
  state: 'open',
  may: { accept: true, decline: true, ask: true },
  number: 'KP-2026-0001',
  date: '2026-11-20',
  seller: {
    ...{ name: 'Общество с ограниченной ответственностью «Ромашка»', inn: '7707083893', kpp: '773601001', ogrn: null },
    ...{ legalAddress: 'Москва, ул. Садовая, 1', phone: '+7 (495) 123-45-67', email: 'sales@romashka.example' },
    account: null,
    hasLogo: false,
  },
  customer: { name: 'ООО «Север»' },
  offer: offerOf(),
  answer: null,
  files: [
    { format: 'pdf', fileName: 'КП KP-2026-0001.pdf', sizeBytes: 41_000 },
    { format: 'docx', fileName: 'КП KP-2026-0001.docx', sizeBytes: 12_000 },
  ],
  serverTime: '2026-11-25T10:00:00Z',
  ...given,
});

/** One that was answered, or is over, as its customer finds it. */
export const closedAs = (state: Proposal['state'], given: Partial<Proposal> = {}): Proposal =>
  proposalOf({ state, may: { accept: false, decline: false, ask: true }, ...given });
