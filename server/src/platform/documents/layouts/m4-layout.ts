import type { DocumentLayout } from '../../../../../nouns/document-layout.ts';
import { m4Goods, m4Signed } from './m4-goods.ts';
import { m4Head } from './m4-head.ts';

/** Приходный ордер: типовая межотраслевая форма М-4, ОКУД 0315003, постановление Госкомстата 71а of 30 October 1997. */
export const m4Layout: DocumentLayout = {
  page: {
    ...{ orientation: 'landscape', marginTop: 10, marginRight: 10, marginBottom: 12, marginLeft: 10, fontSize: 8 },
    ...{ title: 'Приходный ордер № {document.number}', hasPageNumbers: true },
    footer: 'Приходный ордер № {document.number}[[ от {document.date|date:dd.MM.yyyy}]]',
  },
  blocks: [
    m4Head,
    { type: 'spacer', height: 3 },
    m4Goods,
    { type: 'spacer', height: 2 },
    { type: 'paragraph', size: 'small', text: '[[Примечание: {document.comment}]]' },
    {
      type: 'paragraph',
      isBold: true,
      text: '[[Приёмка отменена {document.reversedAt|date:dd.MM.yyyy}]][[: {document.reverseReason}]]',
    },
    m4Signed,
  ],
};
