import { deliveryParty } from '../../../../../nouns/delivery-party.ts';
import { type Variable, type VariableNamespace, variables } from '../../../kernel/variables.ts';
import { variableOf } from '../../../platform/records/variables-of.ts';
import { type PartyRole, partyRoles } from '../parties-of.ts';
import { from, ofPapers, reading } from './loading.ts';

const told = (Object.keys(deliveryParty) as Array<keyof typeof deliveryParty>).filter(
  (name) => name !== 'sellerProfileId' && name !== 'counterpartyId',
);

/** Bank details stand on these papers by their forms, whoever prints. */
const paths = Object.fromEntries(
  told.map((name): [string, Variable] => {
    const { guard: _, ...variable } = variableOf(deliveryParty, name);
    return [name, variable];
  }),
);

const namespaceOf = (role: PartyRole): VariableNamespace =>
  variables({
    ...{ namespace: role, ...ofPapers },
    groups: [{ ...reading, load: from(({ parties }) => ({ ...parties[role] })), paths }],
  });

/** `seller.*`, `customer.*`, `shipper.*`, `consignee.*`, `payer.*` and `carrier.*`: the sides as they were. */
export const partyVariables: readonly VariableNamespace[] = partyRoles.map(namespaceOf);
