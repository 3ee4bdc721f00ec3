import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import type { LayoutBlockType } from '../../../../../../nouns/layout-blocks.ts';
import { say } from '../../../../kit/say.ts';

type Starts = { [Type in LayoutBlockType]: () => LayoutBlock<Type> };

/** What a block begins with: something that prints, to be written over. */
const starts: Starts = {
  heading: () => ({ type: 'heading', level: 2, text: say('Heading', 'Заголовок') }),
  paragraph: () => ({ type: 'paragraph', text: say('Text', 'Текст') }),
  requisites: () => ({
    type: 'requisites',
    rows: [{ label: say('Customer', 'Покупатель'), value: '{customer.legalName}' }],
  }),
  bank: () => ({ type: 'bank', party: 'seller' }),
  columns: () => ({
    type: 'columns',
    columns: [
      { title: say('Seller', 'Продавец'), lines: ['{seller.legalName}'] },
      { title: say('Customer', 'Покупатель'), lines: ['{customer.legalName}'] },
    ],
  }),
  table: () => ({
    type: 'table',
    isNumbered: true,
    columns: [
      { title: say('Name', 'Наименование'), leaf: 'name' },
      { title: say('Quantity', 'Кол-во'), leaf: 'quantity', format: 'quantity', width: 20, align: 'right' },
      { title: say('Unit', 'Ед.'), leaf: 'uom', format: 'unit', width: 14 },
      { title: say('Price', 'Цена'), leaf: 'unitPrice', format: 'money', width: 26, align: 'right' },
      { title: say('Amount', 'Сумма'), leaf: 'lineAmount', format: 'money', width: 28, align: 'right' },
    ],
  }),
  grid: () => ({
    type: 'grid',
    widths: '40 60 40',
    size: 8,
    rows: [
      {
        cells: [
          { text: say('Handed over', 'Отпустил') },
          { text: '{seller.signatoryName}', border: 'b', align: 'center' },
          { border: 'b' },
        ],
      },
    ],
  }),
  totals: () => ({ type: 'totals', lines: [{ line: 'vat' }, { line: 'total' }, { line: 'words' }] }),
  qr: () => ({ type: 'qr', holds: 'payment', size: 30 }),
  signatures: () => ({
    type: 'signatures',
    lines: [{ position: '{seller.signatoryPosition}', name: '{seller.signatoryName}' }],
  }),
  image: () => ({ type: 'image', image: 'logo', width: 40 }),
  spacer: () => ({ type: 'spacer', height: 5 }),
  pageBreak: () => ({ type: 'pageBreak' }),
};

export const newBlock = (type: LayoutBlockType): LayoutBlock => starts[type]();
