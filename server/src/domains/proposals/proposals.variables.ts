import { commercialProposal as declared } from '../../../../nouns/commercial-proposal.ts';
import { type ProposalRow, proposalRow as row } from '../../../../nouns/proposal-row.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, inStep, type Variable, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { commercialProposals } from './commercial-proposal.ts';
import { rowsByProposal } from './proposal-row.ts';
import { customerGroups } from './public/customer-groups.ts';

const choices = ['pricingMode', 'proposalModel', 'commissionMode', 'commissionPercent'] as const;

const sums = [
  ...(['commissionFixedAmount', 'materialsAmount', 'servicesAmount', 'expenseTotalAmount'] as const),
  ...(['allocatedExpenseAmount', 'commissionAmount'] as const),
];

const ofRows = [
  ...(['lineType', 'supplierName', 'markupPercent', 'markupAmount'] as const),
  ...(['allocatedExpenseAmount', 'commissionPercent', 'commissionFixedAmount', 'commissionAmount'] as const),
];

const grouping = ['groupKey', 'groupLabel'] as const;

/** Papers print the groups that a customer may see. */
const groupingOf = (name: (typeof grouping)[number]): Variable => ({
  ...variableOf(row.fields, name, 'array'),
  printedLeaf: `rows[].printed.${name}`,
});

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
        paths: {
          ...Object.fromEntries(ofRows.map((name) => [`rows[].${name}`, variableOf(row.fields, name, 'array')])),
          ...Object.fromEntries(grouping.map((name) => [`rows[].${name}`, groupingOf(name)])),
        },
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
  return new Map(
    ids.map((id) => {
      const all = rows.get(id) ?? [];
      const groupOf = customerGroups(all);
      const leaves = {
        ...Object.fromEntries([...ofRows, ...grouping].map((name) => [name, (one: ProposalRow) => one[name]])),
        'printed.groupKey': (one: ProposalRow) => groupOf(one) && one.groupKey,
        'printed.groupLabel': groupOf,
      };
      return [id, inStep('rows[].', all, leaves)];
    }),
  );
}
