import type { DocumentLayout } from '../../../../../../nouns/document-layout.ts';
import { ofRow, sumOfRows } from './form-cells.ts';
import {
  address,
  article,
  carriage,
  comment,
  goods,
  internalPage,
  named,
  position,
  quantity,
  receiver,
  sender,
  sides,
  titled,
  unit,
} from './internal-cells.ts';
import { carried, handedOver, received, signers } from './internal-signers.ts';

/** Накладная на отгрузку: what leaves the warehouse, for whom, with whom. No prices. */
export const deliveryNoteLayout: DocumentLayout = {
  page: internalPage,
  blocks: [
    ...titled('Накладная на отгрузку'),
    sides(sender, receiver, address, carriage, comment),
    goods([
      position,
      article,
      { ...named, width: 70 },
      unit,
      { ...quantity, total: sumOfRows('quantity') },
      { title: 'Масса, кг', width: 20, value: ofRow('weightKg'), align: 'right', total: sumOfRows('weightKg') },
      { title: 'Принято', width: 20, value: '' },
    ]),
    {
      type: 'paragraph',
      text: 'Всего наименований: {document.rowCount} ({document.rowCountInWords})[[, мест: {document.packageCount} ({document.packagesInWords})]].',
    },
    { type: 'spacer', height: 2 },
    signers(handedOver, carried, received),
  ],
};
