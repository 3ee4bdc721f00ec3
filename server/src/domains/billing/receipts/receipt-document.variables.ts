import { purchaseOrderLine as amount } from '../../../../../nouns/purchase-order-line.ts';
import { type RequisitionLine, requisitionLine as wanted } from '../../../../../nouns/requisition-line.ts';
import { stockReceipt as declared } from '../../../../../nouns/stock-receipt.ts';
import { words } from '../../../kernel/problems/errors.ts';
import type { Db } from '../../../kernel/sql/db.ts';
import { unitSymbols } from '../../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type ValueType, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../../platform/records/variables-of.ts';
import { customerVariables } from '../../counterparties/customer.variables.ts';
import { linesById } from '../../requisitions/lines-of.ts';
import { stockReceipts } from '../../requisitions/receipts/stock-receipt.ts';
import { ourParty } from '../../sellers/our-party.ts';
import { sellerVariables } from '../../sellers/seller.variables.ts';
import { priceReceipts } from './price-receipts.ts';
import { headersOfReceipts, supplierOfReceipts } from './receipt-headers.ts';

const sums = ['netAmount', 'vatAmount', 'grossAmount'] as const;

const reading = {
  scopes: ['documents.read', 'purchase_requisitions.read'],
  permission: 'purchase_requisitions.read',
} as const;

const ofReceipts = { domain: 'documents', entityTypes: ['stockReceipt'], exists: receiptsThere };

const variable = (en: string, ru: string, valueType: ValueType = 'string') => ({ label: words(en, ru), valueType });

/** What a receipt says of itself as a document; our party stands as the seller, the supplier, where there is one, as the customer. */
export const receiptDocumentVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofReceipts,
    groups: [
      {
        ...reading,
        load: headersOfReceipts,
        paths: {
          ...variablesOf(declared.fields, ['number', 'comment', 'reverseReason']),
          date: variable('Day of the receipt', 'День приёмки', 'date'),
          reversedAt: variable('Day it was taken back', 'День отмены', 'date'),
          warehouseName: variable('Warehouse', 'Склад'),
          procurementNumber: variable('Number of the requisition', 'Номер заявки'),
          supplierNames: variable('Suppliers', 'Поставщики'),
          invoiceNumbers: variable('Numbers of the invoices', 'Номера счетов'),
          receivedByName: variable('Who received', 'Кто принял'),
          receivedByPosition: variable('Position of who received', 'Должность принявшего'),
        },
      },
      {
        ...reading,
        permission: 'catalog.cost_read',
        load: loadTotals,
        paths: {
          currency: variable('Currency', 'Валюта'),
          ...Object.fromEntries(sums.map((name) => [name, variableOf(amount.fields, name, 'money')])),
          totalAmount: variableOf(amount.fields, 'grossAmount', 'money'),
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofReceipts,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          'rows[].position': variable('Position', 'Порядок', 'array'),
          'rows[].name': variableOf(wanted.fields, 'name', 'array'),
          'rows[].sku': variableOf(wanted.fields, 'sku', 'array'),
          'rows[].uom': { ...variableOf(wanted.fields, 'uom', 'array'), choices: unitSymbols },
          'rows[].uomCode': variable('Code of the unit (OKEI)', 'Код единицы по ОКЕИ', 'array'),
          'rows[].deliveredQuantity': variable('Delivered', 'По документу', 'array'),
          'rows[].quantity': variable('Received', 'Принято', 'array'),
          'rows[].batchNumber': variable('Batch number', 'Номер партии', 'array'),
        },
      },
      {
        ...reading,
        permission: 'catalog.cost_read',
        load: loadPrices,
        paths: {
          'rows[].netPrice': variable('Price without VAT', 'Цена без НДС', 'array'),
          'rows[].vatRate': variableOf(amount.fields, 'vatRate', 'array'),
          ...Object.fromEntries(sums.map((name) => [`rows[].${name}`, variableOf(amount.fields, name, 'array')])),
        },
      },
    ],
  }),
  sellerVariables({ ...ofReceipts, ...reading, partiesOf: ourParty }),
  customerVariables({ ...ofReceipts, ...reading, partiesOf: supplierOfReceipts }),
];

async function receiptsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await stockReceipts.byIds(db, ids)).map(({ id }) => id));
}

async function loadTotals(db: Db, ids: readonly string[]): Promise<Answers> {
  const priced = await priceReceipts(db, await stockReceipts.byIds(db, ids));
  return new Map([...priced].map(([id, one]) => [id, { ...one, totalAmount: one.grossAmount }]));
}

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const receipts = await stockReceipts.byIds(db, ids);
  const asked = receipts.flatMap(({ lines }) => lines.map(({ procurementItemId }) => procurementItemId));
  const known = new Map((await linesById(db, [...new Set(asked)])).map((line) => [line.id, line]));
  return new Map(
    receipts.map(({ id, lines }) => {
      const rows = lines.map((came, at) => ({ ...came, position: at + 1, wanted: known.get(came.procurementItemId) }));
      const ofWanted = (name: 'name' | 'sku' | 'uom') => (row: { wanted: RequisitionLine | undefined }) =>
        row.wanted?.[name];
      return [
        id,
        inStep('rows[].', rows, {
          position: ({ position }) => position,
          name: ofWanted('name'),
          sku: ofWanted('sku'),
          uom: ofWanted('uom'),
          uomCode: ofWanted('uom'),
          deliveredQuantity: ({ quantity }) => quantity,
          quantity: ({ receivedQuantity }) => receivedQuantity,
          batchNumber: ({ batchNumber }) => batchNumber,
        }),
      ];
    }),
  );
}

async function loadPrices(db: Db, ids: readonly string[]): Promise<Answers> {
  const priced = await priceReceipts(db, await stockReceipts.byIds(db, ids));
  return new Map(
    [...priced].map(([id, { amounts }]) => [
      id,
      inStep('rows[].', amounts, {
        netPrice: (one) => one?.netPrice,
        vatRate: (one) => one?.vatRate,
        ...Object.fromEntries(sums.map((name) => [name, (one: (typeof amounts)[number]) => one?.[name]])),
      }),
    ]),
  );
}
