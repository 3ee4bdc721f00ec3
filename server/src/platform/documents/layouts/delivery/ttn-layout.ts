import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { ttnCargo } from './ttn-cargo.ts';
import { ttnGoods } from './ttn-goods.ts';
import { ttnHead } from './ttn-head.ts';
import { ttnOperations } from './ttn-operations.ts';
import { ttnSigned } from './ttn-signed.ts';
import { ttnTransport } from './ttn-transport.ts';

/** Товарно-транспортная накладная: форма 1-Т, ОКУД 0345009, постановление Госкомстата 78 of 28 November 1997. */
export const ttnLayout: DocumentLayout = {
  page: {
    ...{ orientation: 'landscape', marginTop: 7, marginRight: 8, marginBottom: 9, marginLeft: 8, fontSize: 7 },
    ...{ title: 'Товарно-транспортная накладная № {document.number}', hasPageNumbers: true },
    footer: 'Товарно-транспортная накладная № {document.number}[[ от {document.date|date:dd.MM.yyyy}]]',
  },
  blocks: [
    ttnHead,
    ttnGoods,
    { type: 'spacer', height: 1 },
    ttnSigned,
    { type: 'pageBreak' },
    ttnTransport,
    ttnCargo,
    ttnOperations,
  ],
};
