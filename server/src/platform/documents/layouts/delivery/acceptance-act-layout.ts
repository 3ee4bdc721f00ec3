import type { DocumentLayout, LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { gap, lined, rowOf, sumOfRows } from './form-cells.ts';
import {
  address,
  article,
  comment,
  goods,
  internalPage,
  named,
  position,
  quantity,
  sides,
  titled,
  unit,
} from './internal-cells.ts';
import { received, signers } from './internal-signers.ts';

const party = (role: string, called: string) =>
  `{${role}.legalName|line:30} (далее — ${called})[[, ИНН {${role}.inn}]][[, представитель – {${role}.signatoryName}]][[, {${role}.signatoryPosition}]]`;

const remarks: LayoutBlock = {
  type: 'grid',
  widths: '1',
  rows: [rowOf({ height: 6 }, lined(1)), rowOf({ height: 6 }, lined(1)), rowOf({ height: 3 }, gap(1))],
};

/** Акт приёма-передачи: two sides say that the goods were handed over, in what number and state. */
export const acceptanceActLayout: DocumentLayout = {
  page: internalPage,
  blocks: [
    ...titled('Акт приёма-передачи товара'),
    {
      type: 'paragraph',
      align: 'justify',
      text: `${party('seller', 'Передающая сторона')}, с одной стороны, и ${party('customer', 'Принимающая сторона')}, с другой стороны, составили настоящий акт о нижеследующем.`,
    },
    {
      type: 'paragraph',
      align: 'justify',
      text: '1. Передающая сторона передала, а Принимающая сторона приняла товар:',
    },
    goods([
      position,
      article,
      named,
      unit,
      { ...quantity, total: sumOfRows('quantity') },
      { title: 'Принято', width: 22, value: '' },
    ]),
    { type: 'spacer', height: 2 },
    {
      type: 'paragraph',
      align: 'justify',
      text: '2. Всего передано наименований: {document.rowCount} ({document.rowCountInWords})[[, мест: {document.packageCount} ({document.packagesInWords})]].',
    },
    {
      type: 'paragraph',
      text: '3. Количество и внешнее состояние товара, тары и упаковки проверены при передаче. Замечания:',
    },
    remarks,
    {
      type: 'paragraph',
      align: 'justify',
      text: '4. Акт составлен в двух экземплярах, по одному для каждой стороны.',
    },
    sides(address, comment),
    signers(
      { label: 'Передал', position: '{seller.signatoryPosition}', name: '{seller.signatoryName}' },
      { ...received, label: 'Принял' },
    ),
  ],
};
