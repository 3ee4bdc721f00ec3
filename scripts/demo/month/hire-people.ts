import { type Api, expect } from '../api.ts';
import { readAll } from '../push-records.ts';
import { signedIn } from '../signed-in.ts';
import { type Colleague, cast, ownRoles, type Person } from './cast.ts';

/** Somebody who works here, as his own requests. */
export interface Employee {
  id: string;
  email: string;
  api: Api;
}

export type People = Readonly<Record<Colleague, Employee>>;

interface Hiring {
  api: Api;
  owner: Api;
  purchasingHead: Api;
  addressOf(name: string): string;
  /** Of everybody who is hired here. */
  password: string;
  /** The token of the invitation that an address got. */
  tokenFor(email: string): Promise<string>;
}

interface Known {
  id: string;
  email: string;
  status: string;
}

const perRound = 6;

/** Invites the company of the month; everybody comes by the link of his letter. Whoever works here already is left alone. */
export async function hirePeople(hiring: Hiring): Promise<People> {
  const { owner, purchasingHead } = hiring;
  const roleIds = await rolesOf(owner);
  const known = await readAll<Known>(owner, '/api/v1/settings/users?limit=200');
  const people: Partial<Record<Colleague, Employee>> = {
    owner: await present(owner),
    'purchasing-head': await present(purchasingHead),
  };
  for (let at = 0; at < cast.length; at += perRound)
    await Promise.all(
      cast.slice(at, at + perRound).map(async (person) => {
        people[person.name] = await hire(hiring, person, roleIds, known);
      }),
    );
  return people as People;
}

async function present(api: Api): Promise<Employee> {
  const { user } = (await expect(200, api('GET', '/api/v1/auth/me'))) as { user?: { id: string; email: string } };
  if (!user) throw new Error('Nobody is signed in');
  return { id: user.id, email: user.email, api };
}

async function hire(
  { api, owner, addressOf, password, tokenFor }: Hiring,
  { name, fullName, position, role }: Person,
  roleIds: ReadonlyMap<string, string>,
  known: readonly Known[],
): Promise<Employee> {
  const email = addressOf(name);
  const employed = known.find((one) => one.email === email);
  const invited = { email, fullName, position, roleIds: [roleIds.get(role)] };
  const { id } = employed ?? (await expect(201, owner('POST', '/api/v1/settings/users', invited)));
  if (employed?.status !== 'active') {
    const token = await tokenFor(email);
    await expect(200, api('POST', '/api/v1/auth/invitations/accept', { token, password }));
  }
  return { id: String(id), email, api: signedIn(api, { email, password }) };
}

/** The roles by their codes; those that are not there are made. */
async function rolesOf(owner: Api): Promise<ReadonlyMap<string, string>> {
  const roles = await readAll<{ id: string; code: string }>(owner, '/api/v1/settings/roles?limit=200');
  const ids = new Map(roles.map(({ code, id }) => [code, id]));
  for (const [code, role] of Object.entries(ownRoles))
    if (!ids.has(code)) {
      const { id } = await expect(201, owner('POST', '/api/v1/settings/roles', { code, ...role }));
      ids.set(code, String(id));
    }
  return ids;
}
