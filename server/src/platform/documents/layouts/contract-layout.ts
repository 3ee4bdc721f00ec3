import type { DocumentLayout, LayoutBlock } from '../../../../../nouns/document-layout.ts';
import { contractText } from './contract-text.ts';

const parties: LayoutBlock = {
  type: 'columns',
  columns: [
    { title: 'Поставщик', lines: linesOf('seller') },
    { title: 'Покупатель', lines: linesOf('customer') },
  ],
};

/** Договор поставки: the standard text with the terms of the record in it, requisites of both parties and their signatures. */
export const contractLayout: DocumentLayout = {
  page: { marginTop: 15, marginRight: 12, marginBottom: 16, marginLeft: 22, fontSize: 10, hasPageNumbers: true },
  blocks: [
    { type: 'heading', level: 1, align: 'center', text: 'Договор поставки[[ № {document.number}]]' },
    {
      type: 'columns',
      columns: [
        { lines: ['г. ____________________'] },
        { align: 'right', lines: ['{document.date|date:«dd» MMMM yyyy} г.'] },
      ],
    },
    ...contractText,
    { type: 'heading', level: 2, text: '9. Реквизиты и подписи сторон' },
    parties,
    { type: 'spacer', height: 4 },
    {
      type: 'signatures',
      isSideBySide: true,
      lines: [
        {
          title: 'Поставщик',
          position: '{seller.signatoryPosition}',
          name: '/ {seller.signatoryName|line:16} /',
          signature: true,
          stamp: true,
        },
        { title: 'Покупатель', position: '________________________', name: '/ ________________ /', stamp: false },
      ],
    },
  ],
};

function linesOf(party: 'seller' | 'customer'): string[] {
  return [
    `{${party}.legalName}`,
    `Адрес: {${party}.legalAddress}`,
    `ИНН {${party}.inn}[[, КПП {${party}.kpp}]]`,
    `ОГРН {${party}.ogrn}`,
    `Р/с {${party}.checkingAccount}`,
    `{${party}.bankName}`,
    `К/с {${party}.correspondentAccount}`,
    `БИК {${party}.bik}`,
    ...(party === 'seller' ? ['Тел. {seller.phone}'] : []),
  ];
}
