import { type Contract, contract as declared } from '../../../../nouns/contract.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variableOf, variablesOf } from '../../platform/records/variables-of.ts';
import { customerVariables } from '../counterparties/customer.variables.ts';
import { sellerVariables } from '../sellers/seller.variables.ts';
import { contracts } from './contract.ts';

const reading = { scopes: ['documents.read', 'customer_documents.read'], permission: 'contracts.read' } as const;

const ofContracts = { domain: 'documents', entityTypes: ['contract'], exists: contractsThere };

const told = ['number', 'date', 'title', 'kind', 'validFrom', 'validTo', 'currency', 'paymentTerms'] as const;

/** What a contract says of itself as a document, and of its parties; the other party stands in the place of the customer. */
export const contractVariables: readonly VariableNamespace[] = [
  variables({
    namespace: 'document',
    ...ofContracts,
    groups: [
      {
        ...reading,
        load: async (db, ids) => byId(await contracts.byIds(db, ids)),
        paths: {
          ...variablesOf(declared.fields, told),
          amountLimit: variableOf(declared.fields, 'amountLimit', 'money'),
        },
      },
    ],
  }),
  sellerVariables({ ...ofContracts, ...reading, partiesOf: (db, ids) => named(db, ids, 'sellerProfileId') }),
  customerVariables({ ...ofContracts, ...reading, partiesOf: (db, ids) => named(db, ids, 'counterpartyId') }),
];

async function contractsThere(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set(byId(await contracts.byIds(db, ids)).keys());
}

const named = async (db: Db, ids: readonly string[], by: 'sellerProfileId' | 'counterpartyId') =>
  new Map((await contracts.byIds(db, ids)).map((contract) => [contract.id, contract[by]]));

const byId = (found: readonly Contract[]) => new Map(found.map((contract) => [contract.id, contract]));
