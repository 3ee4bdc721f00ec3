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
import { signers } from './internal-signers.ts';

/** Упаковочный лист: what lies in the packages, how heavy and how large. */
export const packingListLayout: DocumentLayout = {
  page: internalPage,
  blocks: [
    ...titled('Упаковочный лист'),
    sides(sender, receiver, address, carriage, comment),
    goods([
      position,
      { title: '№ места', width: 16, value: '' },
      article,
      { ...named, width: 58 },
      unit,
      { ...quantity, total: sumOfRows('quantity') },
      { title: 'Масса, кг', width: 20, value: ofRow('weightKg'), align: 'right', total: sumOfRows('weightKg') },
      { title: 'Объём, м³', width: 20, value: ofRow('volumeM3'), align: 'right', total: sumOfRows('volumeM3') },
    ]),
    { type: 'spacer', height: 2 },
    {
      type: 'requisites',
      labelWidth: 45,
      rows: [
        { label: 'Всего мест:', value: '{document.packageCount} ({document.packagesInWords})', isBold: true },
        { label: 'Масса, кг:', value: '{document.weightKg}' },
        { label: 'Объём, м³:', value: '{document.volumeM3}' },
      ],
    },
    signers({ label: 'Упаковал', position: '', name: '' }, { label: 'Проверил', position: '', name: '' }),
  ],
};
