import type { DeliveryDocumentLine } from '../../../../../nouns/delivery-document-line.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { units } from '../../../kernel/values/units.ts';
import { foreignCountry } from '../foreign-country.ts';

type Leaf = (line: DeliveryDocumentLine) => string;

/** Forms have a dash where there is nothing to say. */
const dash = '—';

/** Columns 10 to 14 of an invoice for VAT: whence the goods come, their declaration, and goods whose way is traced. */
export const originLeaves: Readonly<Record<string, Leaf>> = {
  originNumber: (line) => foreignCountry(line)?.number ?? dash,
  originName: (line) => foreignCountry(line)?.name ?? dash,
  customsDeclaration: ({ customsDeclaration }) => customsDeclaration ?? dash,
  tracedUomCode: ({ tracedUom }) => tracedUom ?? dash,
  tracedUomName: ({ tracedUom }) => (tracedUom === null ? dash : (units.get(tracedUom)?.symbol ?? tracedUom)),
  tracedQuantity: ({ tracedQuantity }) => tracedQuantity ?? dash,
  tracedAmount: ({ tracedUom, netAmount }) => (tracedUom === null ? dash : (netAmount ?? dash)),
};

const array = (en: string, ru: string) => ({ label: words(en, ru), valueType: 'array' as const });

export const originPaths = {
  'rows[].originNumber': array('Number of the country of origin, or a dash', 'Код страны происхождения или прочерк'),
  'rows[].originName': array('Country of origin, or a dash', 'Страна происхождения или прочерк'),
  'rows[].customsDeclaration': array('Customs declaration, or a dash', 'Декларация на товары или прочерк'),
  'rows[].tracedUomCode': array('Code of the traced unit, or a dash', 'Код единицы прослеживаемости или прочерк'),
  'rows[].tracedUomName': array('Traced unit, or a dash', 'Единица прослеживаемости или прочерк'),
  'rows[].tracedQuantity': array('Traced quantity, or a dash', 'Прослеживаемое количество или прочерк'),
  'rows[].tracedAmount': array('Traced amount without VAT, or a dash', 'Стоимость прослеживаемого или прочерк'),
};
