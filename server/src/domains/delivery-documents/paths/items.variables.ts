import {
  type DeliveryDocumentLine,
  deliveryDocumentLine as declared,
} from '../../../../../nouns/delivery-document-line.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { unitSymbols } from '../../../kernel/values/unit-symbols.ts';
import { units } from '../../../kernel/values/units.ts';
import { inStep, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { quantityInWords } from '../../../platform/documents/values/quantity-in-words.ts';
import { inTonnes, statedVat } from '../../../platform/documents/values/stated-vat.ts';
import { variableOf } from '../../../platform/records/variables-of.ts';
import { from, ofPapers, reading } from './loading.ts';
import { originLeaves, originPaths } from './origin-leaves.ts';

const told = [
  ...(['position', 'name', 'sku', 'quantity', 'unitPrice', 'netPrice', 'vatRate'] as const),
  ...(['netAmount', 'vatAmount', 'grossAmount', 'weightKg', 'volumeM3'] as const),
];

const { fields } = declared;

const leaves: Readonly<Record<string, (line: DeliveryDocumentLine) => unknown>> = {
  ...Object.fromEntries(told.map((name) => [name, (line: DeliveryDocumentLine) => line[name]])),
  uom: ({ uom }) => uom,
  uomCode: ({ uom }) => uom,
  uomName: ({ uom }) => units.get(uom)?.symbol ?? uom,
  lineAmount: ({ grossAmount }) => grossAmount,
  statedVatAmount: ({ vatRate, vatAmount }) => statedVat(vatRate, vatAmount),
  weightTonnes: ({ weightKg }) => inTonnes(weightKg),
  quantityInWords: ({ quantity }) => quantityInWords(quantity),
  ...originLeaves,
};

const array = (en: string, ru: string) => ({ label: words(en, ru), valueType: 'array' as const });

/** `items.rows[].*`: the goods of a delivery document. */
export const itemsVariables: VariableNamespace = variables({
  ...{ namespace: 'items', ...ofPapers },
  groups: [
    {
      ...reading,
      load: from(({ lines }) => inStep('rows[].', lines, leaves)),
      paths: {
        ...Object.fromEntries(told.map((name) => [`rows[].${name}`, variableOf(fields, name, 'array')])),
        'rows[].uom': { ...variableOf(fields, 'uom', 'array'), choices: unitSymbols },
        'rows[].uomCode': array('Code of the unit by OKEI', 'Код единицы по ОКЕИ'),
        'rows[].uomName': array('Symbol of the unit', 'Обозначение единицы'),
        'rows[].lineAmount': array('Amount with VAT', 'Сумма с НДС'),
        'rows[].statedVatAmount': array('VAT, or that there is none', 'НДС или «без НДС»'),
        'rows[].weightTonnes': array('Weight, t', 'Масса, т'),
        'rows[].quantityInWords': array('Quantity in words', 'Количество прописью'),
        ...originPaths,
      },
    },
  ],
});
