import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { updGoods } from './upd-goods.ts';
import { updHead } from './upd-head.ts';
import { updInvoiceSigned } from './upd-invoice-signed.ts';
import { updTransfer } from './upd-transfer.ts';

/**
 * УПД: the form of the letter of ФНС ММВ-20-3/96@, with the invoice of the rules of 1137 inside its thick lines as they stand since
 * 1 October 2024 (постановление 1096).
 */
export const updLayout: DocumentLayout = {
  page: {
    ...{ orientation: 'landscape', marginTop: 7, marginRight: 8, marginBottom: 9, marginLeft: 8 },
    title: 'Универсальный передаточный документ № {document.number}',
    ...{ fontSize: 7, hasPageNumbers: true, footer: 'УПД № {document.number}[[ от {document.date|date:dd.MM.yyyy}]]' },
  },
  blocks: [updHead, updGoods, updInvoiceSigned, updTransfer],
};
