import type { DocumentLayout, LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { tnCargo } from './tn-cargo.ts';
import { tnCarriage } from './tn-carriage.ts';
import { tnHandover } from './tn-handover.ts';
import { tnPrice } from './tn-price.ts';

const draft: LayoutBlock = {
  type: 'paragraph',
  text: '{document.draftForOperator|upper}',
  ...{ isBold: true, align: 'center', size: 'large', showIf: 'document.draftForOperator' },
};

const why: LayoutBlock = {
  type: 'paragraph',
  text: 'С 1 сентября 2026 года транспортная накладная составляется в электронной форме и передаётся через оператора государственной информационной системы электронных перевозочных документов. Этот лист помогает её заполнить и не заменяет её.',
  ...{ align: 'center', size: 'small', showIf: 'document.draftForOperator' },
};

/** Транспортная накладная: приложение 4 to the rules of постановление 2200, in the form of постановление 2116 of 30 November 2021. */
export const tnLayout: DocumentLayout = {
  page: {
    ...{ orientation: 'portrait', marginTop: 8, marginRight: 10, marginBottom: 10, marginLeft: 12, fontSize: 8 },
    ...{ title: 'Транспортная накладная № {document.number}', hasPageNumbers: true },
    footer: 'Транспортная накладная № {document.number}[[ от {document.date|date:dd.MM.yyyy}]]',
  },
  blocks: [
    draft,
    why,
    {
      type: 'paragraph',
      ...{ align: 'right', size: 'small' },
      text: 'Приложение № 4 к Правилам перевозок грузов автомобильным транспортом\n(постановление Правительства Российской Федерации от 21.12.2020 № 2200,\nв редакции постановления от 30.11.2021 № 2116)',
    },
    tnCargo,
    tnCarriage,
    ...tnHandover,
    tnPrice,
  ],
};
