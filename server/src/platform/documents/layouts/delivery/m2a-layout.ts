import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { attorneyGoods, attorneySigned } from './attorney-goods.ts';
import { attorneyHead } from './attorney-head.ts';
import { m2Layout } from './m2-layout.ts';

/** Доверенность без корешка: типовая межотраслевая форма М-2а, ОКУД 0315002, for companies that give many. */
export const m2aLayout: DocumentLayout = {
  page: m2Layout.page,
  blocks: [
    attorneyHead('М-2а', '0315002'),
    { type: 'spacer', height: 3 },
    attorneyGoods,
    { type: 'spacer', height: 3 },
    attorneySigned,
  ],
};
