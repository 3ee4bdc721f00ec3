import type { LayoutBlock } from '../../../../../../nouns/document-layout.ts';
import { below, type FormRow, gap, lined, row, rowOf, said } from './form-cells.ts';

interface Signer {
  label: string;
  position: string;
  name: string;
}

const centred = { align: 'center' } as const;

/** Who signs, each on a line with words below it; a place for a stamp. */
export const signers = (...people: readonly Signer[]): LayoutBlock => ({
  type: 'grid',
  widths: '30 48 3 40 3 50',
  size: 8,
  isKeptTogether: true,
  rows: [
    ...people.flatMap(({ label, position, name }): FormRow[] => [
      rowOf(
        { height: 8 },
        said(1, label, { valign: 'bottom', isBold: true }),
        lined(1, position, centred),
        gap(1),
        lined(1),
        gap(1),
        lined(1, name, centred),
      ),
      row(
        gap(1),
        below(1, '(должность)', { size: 6 }),
        gap(1),
        below(1, '(подпись)', { size: 6 }),
        gap(1),
        below(1, '(расшифровка подписи)', { size: 6 }),
      ),
    ]),
    rowOf(
      { height: 8 },
      said(2, 'М.П.', { valign: 'bottom' }),
      gap(2),
      said(2, '«____» ______________ 20____ г.', { valign: 'bottom' }),
    ),
  ],
});

export const handedOver: Signer = {
  label: 'Отпустил',
  position: '{seller.signatoryPosition}',
  name: '{seller.signatoryName}',
};

export const carried: Signer = { label: 'Принял к перевозке', position: 'водитель', name: '{driver.fullName}' };

export const received: Signer = {
  label: 'Получил',
  position: '{document.recipientPosition}',
  name: '{document.recipientName}',
};
