import { commercialProposal as declared } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalRow, proposalRow as row } from '../../../../nouns/proposal-row.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, inStep, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { rowsByProposal } from './proposal-row.ts';

const choices = ['pricingMode', 'proposalModel', 'commissionMode', 'commissionPercent'] as const;

const sums = [
  ...(['commissionFixedAmount', 'materialsAmount', 'servicesAmount', 'expenseTotalAmount'] as const),
  ...(['allocatedExpenseAmount', 'commissionAmount'] as const),
];

const ofRows = [
  ...(['lineType', 'supplierName', 'groupKey', 'groupLabel', 'markupPercent', 'markupAmount'] as const),
  ...(['allocatedExpenseAmount', 'commissionPercent', 'commissionFixedAmount', 'commissionAmount'] as const),
];

/** The right to what variables tell of proposals. */
export const proposalVariableReading = {
  scopes: ['documents.read', 'customer_documents.read'],
  permission: 'commercial_proposals.read',
} as const;

const ofProposals = { domain: 'commercialProposal', entityTypes: ['commercialProposal'], exists: proposalsThere };

/** What a proposal says of itself as a document, and its rows. */
export const proposalVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofProposals,
    groups: [
      {
        ...proposalVariableReading,
        load: loadHeaders,
        paths: {
          ...variablesOf(declared.fields, choices),
          ...Object.fromEntries(sums.map((name) => [name, variableOf(declared.fields, name, 'money')])),
        },
      },
    ],
  }),
  variables({
    namespace: 'items',
    ...ofProposals,
    groups: [
      {
        ...proposalVariableReading,
        load: loadRows,
        paths: Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(row.fields, name, 'array')])),
      },
    ],
  }),
];

export async function proposalsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await commercialProposals.byIds(db, ids)).map(({ id }) => id));
}

async function loadHeaders(db: Db, ids: readonly string[]): Promise<Answers> {
  const found = await commercialProposals.byIds(db, ids);
  return new Map(
    found.map((proposal) => [
      proposal.id,
      Object.fromEntries([...choices, ...sums].map((name) => [name, proposal[name]])),
    ]),
  );
}

/** In the order of the rows. */
async function loadRows(db: Db, ids: readonly string[]): Promise<Answers> {
  const rows = await rowsByProposal(db, ids);
  const leaves = Object.fromEntries(ofRows.map((name) => [name, (one: ProposalRow) => one[name]]));
  return new Map(ids.map((id) => [id, inStep('rows[].', rows.get(id) ?? [], leaves)]));
}
