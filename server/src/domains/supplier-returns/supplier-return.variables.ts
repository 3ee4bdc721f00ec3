import { purchaseOrderLine as priced } from '../../../../nouns/purchase-order-line.ts';
import { supplierReturn as declared } from '../../../../nouns/supplier-return.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { lineAmounts } from '../../kernel/values/money.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import type { VatRate } from '../../kernel/values/vat.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { customerVariables } from '../counterparties/customer.variables.ts';
import { ourParty } from '../sellers/our-party.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { supplierReturns } from './supplier-return.ts';

const texts = ['number', 'receiptNumber', 'procurementNumber', 'reason', 'comment', 'currency'] as const;

const ofGoods = ['position', 'name', 'sku', 'quantity'] as const;

const reading = {
  scopes: ['documents.read', 'purchase_requisitions.read'],
  permission: 'purchase_requisitions.read',
} as const;

const ofReturns = { domain: 'documents', entityTypes: ['supplierReturn'], exists: returnsThere };

/** What a return says of itself as a document; our party stands as the seller, the supplier in the place of the customer, as in orders. */
export const returnVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofReturns,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          date: { label: words('Date of the document', 'Дата документа'), valueType: 'date' },
        },
      },
      {
        ...reading,
        permission: 'catalog.cost_read',
        load: loadTotals,
        paths: { totalAmount: variableOf(declared.fields, 'amount', 'money') },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofReturns,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofGoods.map((name) => [`rows[].${name}`, variableOf(priced.fields, name, 'array')])),
          'rows[].uom': { ...variableOf(priced.fields, 'uom', 'array'), choices: unitSymbols },
        },
      },
      {
        ...reading,
        permission: 'catalog.cost_read',
        load: loadPrices,
        paths: {
          'rows[].unitPrice': variableOf(priced.fields, 'price', 'array'),
          'rows[].vatRate': variableOf(priced.fields, 'vatRate', 'array'),
          'rows[].vatAmount': variableOf(priced.fields, 'vatAmount', 'array'),
          'rows[].grossAmount': variableOf(priced.fields, 'grossAmount', 'array'),
        },
      },
    ],
  }),
  sellerVariables({ ...ofReturns, ...reading, partiesOf: ourParty }),
  customerVariables({ ...ofReturns, ...reading, partiesOf: suppliersOf }),
];

async function returnsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await supplierReturns.byIds(db, ids)).map(({ id }) => id));
}

/** Dated by the portal's own clock. */
async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const [returns, dates] = await Promise.all([
    supplierReturns.byIds(db, ids),
    db.many<{ id: string; date: string }>(sql`
      select back.id, (back.returned_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date
      from supplier_returns back left join regional_settings regional on regional.tenant_id = ${db.tenant}
      where back.tenant_id = ${db.tenant} and back.id = any(${ids}::uuid[])`),
  ]);
  const dated = new Map(dates.map(({ id, date }) => [id, date]));
  return new Map(returns.map((one) => [one.id, { ...one, date: dated.get(one.id) }]));
}

/** What is owed, where every price is known. */
async function loadTotals(db: Db, ids: readonly string[]): Promise<Answers> {
  return new Map((await supplierReturns.byIds(db, ids)).map(({ id, amount }) => [id, { totalAmount: amount }]));
}

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const leaves = Object.fromEntries(
    [...ofGoods, 'uom' as const].map((name) => [name, (line: Record<string, unknown>) => line[name]]),
  );
  const returns = await supplierReturns.byIds(db, ids);
  return new Map(returns.map(({ id, lines }) => [id, inStep('rows[].', lines, leaves)]));
}

interface PricedLine {
  returnId: string;
  price: string | null;
  vatRate: VatRate | null;
  grossAmount: string | null;
}

async function loadPrices(db: Db, ids: readonly string[]): Promise<Answers> {
  const lines = await db.many<PricedLine>(sql`
    select line.return_id as "returnId", line.price, line.vat_rate as "vatRate", line.gross_amount as "grossAmount"
    from supplier_return_lines line where line.tenant_id = ${db.tenant} and line.return_id = any(${ids}::uuid[]) order by line.position`);
  const byReturn = Map.groupBy(lines, ({ returnId }) => returnId);
  const leaves = {
    unitPrice: ({ price }: PricedLine) => price,
    vatRate: ({ vatRate }: PricedLine) => vatRate,
    vatAmount: vatWithin,
    grossAmount: ({ grossAmount }: PricedLine) => grossAmount,
  };
  return new Map(ids.map((id) => [id, inStep('rows[].', byReturn.get(id) ?? [], leaves)]));
}

const vatWithin = ({ grossAmount, vatRate }: PricedLine) =>
  grossAmount && vatRate
    ? lineAmounts({ quantity: '1', price: grossAmount, vatMode: 'included', vatRate }).vatAmount
    : null;

async function suppliersOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map((await supplierReturns.byIds(db, ids)).map(({ id, counterpartyId }) => [id, counterpartyId]));
}
