import { commercialProposal as declared } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalRow, proposalRow as row } from '../../../../nouns/proposal-row.ts';
import { words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { sql } from '../../kernel/sql/sql.ts';
import { unitSymbols } from '../../kernel/values/unit-symbols.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { skusOf } from '../catalog/skus-of.ts';
import { customerVariables } from '../counterparties/customer.variables.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { rowsByProposal } from './proposal-row.ts';
import { proposalsThere, proposalVariableReading } from './proposals.variables.ts';

const texts = ['number', 'title', 'introText', 'termsText', 'validUntil', 'currency', 'vatMode', 'rowCount'] as const;

const sums = [
  ...(['netAmount', 'vatAmount', 'grossAmount', 'totalAmount'] as const),
  ...(['costTotalAmount', 'grossProfitAmount'] as const),
];

const ofRows = [
  ...(['position', 'name', 'quantity', 'unitPrice', 'vatRate', 'netAmount', 'vatAmount', 'grossAmount'] as const),
  ...(['lineAmount', 'unitCost', 'lineCostAmount'] as const),
];

const ofDocuments = { domain: 'documents', entityTypes: ['commercialProposal'], exists: proposalsThere };
const reading = proposalVariableReading;

/** What every document says of itself, as a proposal says it: its header, its rows, who sells and to whom. */
export const proposalDocumentVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofDocuments,
    groups: [
      {
        ...reading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, texts),
          ...Object.fromEntries(sums.map((name) => [name, variableOf(declared.fields, name, 'money')])),
          grossMarginPercent: variableOf(declared.fields, 'grossMarginPercent'),
        },
      },
      {
        ...reading,
        load: loadDates,
        paths: { date: { label: words('Date of the document', 'Дата документа'), valueType: 'date' } },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofDocuments,
    groups: [
      {
        ...reading,
        load: loadRows,
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(row.fields, name, 'array')])),
          'rows[].uom': { ...variableOf(row.fields, 'uom', 'array'), choices: unitSymbols },
        },
      },
      {
        ...reading,
        load: loadSkus,
        paths: { 'rows[].sku': { label: words('Article', 'Артикул'), valueType: 'array' } },
      },
    ],
  }),
  sellerVariables({ ...ofDocuments, ...reading, partiesOf: (db, ids) => named(db, ids, 'sellerProfileId') }),
  customerVariables({
    ...ofDocuments,
    ...reading,
    partiesOf: (db, ids) => named(db, ids, 'customerId'),
    contactsOf: (db, ids) => named(db, ids, 'contactId'),
  }),
];

async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  return new Map((await commercialProposals.byIds(db, ids)).map((proposal) => [proposal.id, proposal]));
}

/** The day it was made on, by the portal's own clock. */
async function loadDates(db: Db, ids: readonly string[]): Promise<Answers> {
  const made = await db.many<{ id: string; date: string }>(sql`
    select kp.id, (kp.created_at at time zone coalesce(regional.timezone, 'Europe/Moscow'))::date::text as date
    from commercial_proposals kp left join regional_settings regional on regional.tenant_id = ${db.tenant}
    where kp.tenant_id = ${db.tenant} and kp.id = any(${ids}::uuid[])`);
  return new Map(made.map(({ id, date }) => [id, { date }]));
}

async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await rowsByProposal(db, ids);
  const leaves = Object.fromEntries([...ofRows, 'uom' as const].map((name) => [name, (one: ProposalRow) => one[name]]));
  return new Map(ids.map((id) => [id, inStep('rows[].', rows.get(id) ?? [], leaves)]));
}

async function loadSkus(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await rowsByProposal(db, ids);
  const all = [...rows.values()].flat();
  const skus = await skusOf(
    db,
    all.map(({ catalogItemId }) => catalogItemId),
  );
  const sku = ({ catalogItemId }: ProposalRow) => catalogItemId && skus.get(catalogItemId);
  return new Map(ids.map((id) => [id, inStep('rows[].', rows.get(id) ?? [], { sku })]));
}

const named = async (db: Db, ids: readonly string[], by: 'sellerProfileId' | 'customerId' | 'contactId') =>
  new Map((await commercialProposals.byIds(db, ids)).map((proposal) => [proposal.id, proposal[by]]));
