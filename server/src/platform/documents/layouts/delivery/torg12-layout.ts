import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { torg12Goods } from './torg12-goods.ts';
import { torg12Head } from './torg12-head.ts';
import { torg12Signed } from './torg12-signed.ts';

/** Товарная накладная: форма ТОРГ-12, ОКУД 0330212, постановление Госкомстата 132 of 25 December 1998. */
export const torg12Layout: DocumentLayout = {
  page: {
    ...{ orientation: 'landscape', marginTop: 7, marginRight: 8, marginBottom: 9, marginLeft: 8 },
    title: 'Товарная накладная № {document.number}',
    ...{ fontSize: 7, hasPageNumbers: true },
    footer: 'Товарная накладная № {document.number}[[ от {document.date|date:dd.MM.yyyy}]]',
  },
  blocks: [torg12Head, torg12Goods, { type: 'spacer', height: 1 }, torg12Signed],
};
