import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { attorneyGoods, attorneySigned } from './attorney-goods.ts';
import { attorneyHead } from './attorney-head.ts';
import { attorneyStub } from './attorney-stub.ts';

/** Доверенность с корешком: типовая межотраслевая форма М-2, ОКУД 0315001, постановление Госкомстата 71а. */
export const m2Layout: DocumentLayout = {
  page: {
    ...{ orientation: 'portrait', marginTop: 10, marginRight: 12, marginBottom: 12, marginLeft: 18, fontSize: 8 },
    ...{ title: 'Доверенность № {document.number}', hasPageNumbers: true },
  },
  blocks: [
    attorneyStub,
    attorneyHead('М-2', '0315001'),
    { type: 'spacer', height: 3 },
    attorneyGoods,
    { type: 'spacer', height: 3 },
    attorneySigned,
  ],
};
