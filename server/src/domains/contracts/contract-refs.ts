import type { Contract } from '../../../../nouns/contract.ts';
import { contractFlow } from '../../../../nouns/contract-flow.ts';
import { archivedReference } from '../../kernel/problems/archived-reference.ts';
import { brokenRule, unknownReference, words } from '../../kernel/problems/errors.ts';
import type { Db } from '../../kernel/sql/db.ts';
import { type Sql, sql, type TenantValue } from '../../kernel/sql/sql.ts';
import { contract, contracts } from './contract.ts';

/** A contract that a record names anew: until the transaction ends it neither changes nor ends. Refuses one that may not be named. */
export async function holdContract(db: Db, contractId: string): Promise<Contract> {
  const lock = sql`select 1 from contracts where tenant_id = ${db.tenant} and id = ${contractId} for share`;
  const [, found] = await Promise.all([db.execute(lock), contracts.byIds(db, [contractId])]);
  return usable(found[0]);
}

/**
 * The same for a record that takes of the limit: two at once wait for each other here, so that the second sees what the first has taken.
 * A contract that the record has named before is held whatever has become of it.
 */
export async function lockContract(db: Db, contractId: string, { isNew }: { isNew: boolean }): Promise<Contract> {
  const [found] = await contracts.lockAll(db, [contractId]);
  return isNew || !found ? usable(found) : found;
}

/** The contract that a row of another table names under `contractId`, as the noun's field `contract` shows it. */
export const namedContractColumn = (tenant: TenantValue, contractId: Sql) => sql`
  (select json_build_object('number', named.number, 'date', named.date, 'currency', named.currency) from contracts named
   where named.tenant_id = ${tenant} and named.id = ${contractId})`;

function usable(found: Contract | undefined): Contract {
  if (!found) throw unknownReference('contractId', contract.noun);
  const { id, number, status, archivedAt } = found;
  if (archivedAt) throw archivedReference('contractId', contract, id, number);
  if (status === 'active') return found;
  const name = contractFlow.statuses[status];
  throw brokenRule(
    'contract_not_in_force',
    words(
      `Contract ${number} is not in force: “${name.en}”.`,
      `Договор ${number} не действует, его статус «${name.ru}».`,
    ),
    { field: 'contractId', contractId: id, contractStatus: status },
  );
}
