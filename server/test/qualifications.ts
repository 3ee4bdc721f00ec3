import { owner, type Portal, request } from './harness.ts';
import { made } from './requisitions.ts';

export const url = '/api/v1/supplier-qualifications';

type Body = Record<string, unknown>;

/** What the company asks for of whom it buys from. */
export const askQualified = ({ tenantId }: Pick<Portal, 'tenantId'>, policy: string, categoryIds: string[] = []) =>
  owner.query(
    `insert into company_profiles (tenant_id, qualification_policy, qualification_category_ids) values ($1, $2, $3)
     on conflict (tenant_id) do update set qualification_policy = $2, qualification_category_ids = $3`,
    [tenantId, policy, categoryIds],
  );

/** Asking for qualifications and deciding on them, by a key that may do both. */
export async function qualifying(portal: Portal) {
  const key = await portal.key('counterparties.read', 'counterparties.write');
  const ask = (method: string, path: string, body?: unknown) => request(method, path, { key, body });
  const asked = async (counterpartyId: string, more: Body = {}) =>
    made(await ask('POST', url, { counterpartyId, ...more }));
  const decide = (id: string, status: string, more: Body = {}) =>
    ask('PATCH', `${url}/${id}/status`, { status, ...more });
  const qualified = async (counterpartyId: string, more: Body = {}) => {
    const { id } = await asked(counterpartyId, more);
    const { status, json } = await decide(id, 'approved');
    if (status !== 200) throw new Error(JSON.stringify(json));
    return json;
  };
  return { ask, asked, decide, qualified };
}

/** A category, below another where that is given, with an item in it. */
export async function newCategory({ tenantId }: Pick<Portal, 'tenantId'>, name: string, above: readonly string[] = []) {
  const { rows } = await owner.query<{ id: string }>('select uuidv7() as id');
  const id = rows[0]?.id as string;
  await owner.query(
    'insert into catalog_categories (tenant_id, id, parent_id, path, name) values ($1, $2, $3, $4, $5)',
    [tenantId, id, above.at(-1) ?? null, [...above, id], name],
  );
  return id;
}
