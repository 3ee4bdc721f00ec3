import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { holder } from './attorney-head.ts';
import { boxed, head, row, rowOf, said } from './form-cells.ts';

const centred = { align: 'center' } as const;

/** The stub that stays with who gave the power. */
export const attorneyStub: LayoutBlock = {
  ...{ type: 'grid', widths: '24 24 24 68 40', size: 7 },
  rows: [
    row(
      head(1, 'Номер доверенности'),
      head(1, 'Дата выдачи'),
      head(1, 'Срок действия'),
      head(1, 'Должность и фамилия лица, которому выдана доверенность'),
      head(1, 'Расписка в получении доверенности'),
    ),
    ...[row(...['1', '2', '3', '4', '5'].map((one) => head(1, one, { size: 6 })))],
    rowOf(
      { height: 8 },
      boxed(1, '{document.number}', centred),
      boxed(1, '{document.date|date:dd.MM.yyyy}', centred),
      boxed(1, '{document.validTo|date:dd.MM.yyyy}', centred),
      boxed(1, holder),
      boxed(1),
    ),
    row(
      head(2, 'Поставщик'),
      head(2, 'Номер и дата наряда (заменяющего наряд документа) или извещения'),
      head(1, 'Номер, дата документа, подтверждающего выполнение поручения'),
    ),
    row(head(2, '6', { size: 6 }), head(2, '7', { size: 6 }), head(1, '8', { size: 6 })),
    rowOf(
      { height: 8 },
      boxed(2, '{seller.legalName}'),
      boxed(2, '{document.basisName}[[ № {document.basisNumber}]][[ от {document.basisDate|date:dd.MM.yyyy}]]'),
      boxed(1),
    ),
    row(
      said(
        5,
        '– – – – – – – – – – – – – – – – – – – – – – – –   линия отреза   – – – – – – – – – – – – – – – – – – – – – – – –',
        {
          ...{ align: 'center', size: 6 },
        },
      ),
    ),
  ],
};
