import { paymentRequisite } from '../../../../nouns/payment-requisite.ts';
import { sellerProfile } from '../../../../nouns/seller-profile.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Answers, type NamingParty, type VariableNamespace, variables } from '../../kernel/variables.ts';
import { variablesOf } from '../../platform/records/variables-of.ts';
import { sellerProfiles } from './seller-profile.ts';

const ofProfile = [
  ...(['name', 'legalName', 'inn', 'kpp', 'ogrn', 'okpo', 'taxRegime', 'legalAddress', 'phone', 'email'] as const),
  ...(['signatoryName', 'signatoryPosition', 'signatoryBasis', 'accountantName'] as const),
];

const ofBank = ['bankName', 'bik', 'checkingAccount', 'correspondentAccount'] as const;

/** `seller.*` of documents: who sells, where it is paid, who signs. */
export const sellerVariables = ({ entityTypes, exists, partiesOf, ...right }: NamingParty): VariableNamespace =>
  variables({
    ...{ namespace: 'seller', domain: 'documents', entityTypes, exists },
    groups: [
      {
        ...right,
        load: (db, ids) => loadSellers(db, ids, partiesOf),
        paths: { ...variablesOf(sellerProfile.fields, ofProfile), ...variablesOf(paymentRequisite, ofBank) },
      },
    ],
  });

async function loadSellers(db: Db, ids: readonly string[], partiesOf: NamingParty['partiesOf']): Promise<Answers> {
  const named = await partiesOf(db, ids);
  const sellers = await sellerProfiles.byIds(
    db,
    [...new Set(named.values())].filter((id) => id !== null),
  );
  const answers = new Map(
    sellers.map((seller) => {
      const requisite = seller.paymentRequisites.find(({ isPrimary }) => isPrimary) ?? seller.paymentRequisites[0];
      const profile = ofProfile.map((name) => [name, seller[name]]);
      return [seller.id, Object.fromEntries([...profile, ...ofBank.map((name) => [name, requisite?.[name]])])];
    }),
  );
  return new Map([...named].map(([id, sellerId]) => [id, (sellerId && answers.get(sellerId)) || {}]));
}
