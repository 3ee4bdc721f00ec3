import { deliveryDocument } from '../../../../../nouns/delivery-document.ts';
import { rulesOfKind } from '../../../../../nouns/delivery-document-kinds.ts';
import { words } from '../../../kernel/problems/errors.ts';
import { sumOf } from '../../../kernel/values/fraction.ts';
import { type Variable, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { amountInWords } from '../../../platform/documents/values/amount-in-words.ts';
import { currencyInFull } from '../../../platform/documents/values/currency-in-full.ts';
import { quantityInWords } from '../../../platform/documents/values/quantity-in-words.ts';
import { inTonnes, statedVatOf } from '../../../platform/documents/values/stated-vat.ts';
import { variableOf, variablesOf } from '../../../platform/records/variables-of.ts';
import type { WholeDocument } from '../parties-of.ts';
import { from, ofPapers, reading } from './loading.ts';

const { fields } = deliveryDocument;

const texts = [
  ...(['number', 'kind', 'direction', 'validTo', 'currency', 'vatMode', 'rowCount', 'packageCount'] as const),
  ...(['weightKg', 'volumeM3', 'loadingAddress', 'deliveryAddress', 'comment'] as const),
];

const sums = ['netAmount', 'vatAmount', 'grossAmount'] as const;

const said = (en: string, ru: string, valueType: Variable['valueType'] = 'string'): Variable => ({
  label: words(en, ru),
  valueType,
});

/** `document.*`: what a delivery document says of itself as a paper, with figures in words where its form has them. */
export const documentVariables: VariableNamespace = variables({
  ...{ namespace: 'document', ...ofPapers },
  groups: [
    {
      ...reading,
      load: from(answersOf),
      paths: {
        ...variablesOf(fields, texts),
        ...Object.fromEntries(sums.map((name) => [name, variableOf(fields, name, 'money')])),
        totalAmount: said('Total', 'Итого', 'money'),
        date: variableOf(fields, 'documentDate'),
        updStatus: said('Status of the UPD: 1 or 2', 'Статус УПД: 1 или 2'),
        draftForOperator: said(
          '“Draft for the operator” where the original is electronic',
          'Пометка «черновик для оператора»',
        ),
        pageCount: said('Pages, known in PDF alone', 'Число страниц (только в PDF)', 'number'),
        quantity: said('Quantity of all lines', 'Количество по всем строкам', 'number'),
        currencyInFull: said('Currency with its number', 'Валюта: наименование, код'),
        statedVatAmount: said('VAT, or that there is none', 'НДС или «без НДС»', 'money'),
        weightTonnes: said('Weight, t', 'Масса, т', 'number'),
        weightTonnesInWords: said('Weight in words, t', 'Масса прописью, т'),
        totalInWords: said('Total in words', 'Итого прописью'),
        vatInWords: said('VAT in words', 'НДС прописью'),
        rowCountInWords: said('Lines in words', 'Число строк прописью'),
        quantityInWords: said('Quantity in words', 'Количество прописью'),
        weightInWords: said('Weight in words, kg', 'Масса прописью, кг'),
        packagesInWords: said('Packages in words', 'Число мест прописью'),
        basisName: said('Basis', 'Основание'),
        basisNumber: said('Number of the basis', 'Номер основания'),
        basisDate: said('Date of the basis', 'Дата основания', 'date'),
        requisitionNumber: said('Number of the requisition', 'Номер заявки'),
        requisitionTitle: said('Requisition', 'Заявка'),
        recipientName: variableOf(fields, 'recipientName'),
        recipientPosition: variableOf(fields, 'recipientPosition'),
        stops: said('Stops on the way, each on a line', 'Точки маршрута, по строкам'),
      },
    },
  ],
});

function answersOf({ document, stops, lines }: WholeDocument) {
  const { grossAmount, vatAmount, currency, weightKg, packageCount, basis, procurement, updStatus } = document;
  const quantity = sumOf(lines.map((line) => line.quantity)).toText(6);
  const amount = (value: string | null) => (value === null ? null : amountInWords(value, currency, 'ru'));
  const count = (value: string | number | null) => (value === null ? null : quantityInWords(String(value)));
  return {
    ...document,
    date: document.documentDate,
    pageCount: null,
    totalAmount: grossAmount,
    updStatus,
    draftForOperator: isDraftForOperator(document) ? 'Черновик для оператора' : null,
    quantity,
    currencyInFull: currencyInFull(currency),
    statedVatAmount: statedVatOf(
      lines.map(({ vatRate }) => vatRate),
      vatAmount,
    ),
    ...{ weightTonnes: inTonnes(weightKg), weightTonnesInWords: count(inTonnes(weightKg)) },
    ...{ totalInWords: amount(grossAmount), vatInWords: amount(vatAmount), rowCountInWords: count(lines.length) },
    ...{ quantityInWords: count(quantity), weightInWords: count(weightKg), packagesInWords: count(packageCount) },
    ...{ basisName: basis?.name, basisNumber: basis?.number, basisDate: basis?.date },
    ...{ requisitionNumber: procurement.number, requisitionTitle: procurement.title },
    stops: stops
      .map(({ sequence, label, address }) => `${sequence}. ${[label, address].filter(Boolean).join(', ')}`)
      .join('\n'),
  };
}

/** Whether the original has to be electronic on the day of the document. */
export function isDraftForOperator({ kind, documentDate }: Pick<WholeDocument['document'], 'kind' | 'documentDate'>) {
  const since = rulesOfKind(kind).draftForOperatorSince;
  return since !== undefined && documentDate >= since;
}
