import pg from 'pg';
import { StartRefused } from '../../kernel/problems/start-refused.ts';
import { demandCoordinator } from './citus/cluster.ts';
import { prepareNodes } from './citus/prepare-nodes.ts';
import { alone, asOwner, codeOf } from './connect-owner.ts';
import { databaseOf } from './create-database.ts';
import { type Duty, duties, loginOf, loginsOf, roleSettings } from './database-roles.ts';
import { rolePassword, scramVerifier } from './role-password.ts';

export type RoleUrls = { readonly serviceUrl: string; readonly workerUrl: string };

const { escapeIdentifier: name, escapeLiteral: literal } = pg;

/** Group roles that migrations grant to and that own objects; shared by all databases of the server, without login. */
const groups = ['prokura_service', 'prokura_worker', 'prokura_directory'];

/** Creates or corrects the roles of this database under its lock, and returns the URLs that processes connect with. */
export async function prepareRoles(ownerUrl: string, masterKey: Buffer): Promise<RoleUrls> {
  await asOwner(ownerUrl, (client) => alone(client, () => prepare(client, databaseOf(ownerUrl), masterKey)));
  return {
    serviceUrl: roleUrl(ownerUrl, masterKey, 'service'),
    workerUrl: roleUrl(ownerUrl, masterKey, 'worker'),
  };
}

async function prepare(client: pg.Client, database: string, masterKey: Buffer): Promise<void> {
  await demandCoordinator(client);
  const me = await whoAmI(client);
  try {
    for (const group of groups) await createGroup(client, group);
    await becomeDirectory(client);
    for (const duty of duties) await prepareLogin(client, database, duty, masterKey);
    await fenceDatabase(client, database);
  } catch (error) {
    if (codeOf(error) !== '42501') throw error;
    throw new StartRefused(
      `${me} may not set up the roles of ${database} (${(error as Error).message}); run as an administrator: ` +
        `grant ${groups.join(', ')} to ${name(me)} with admin option; alter database ${name(database)} owner to ${name(me)};`,
    );
  }
}

async function whoAmI(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ rolname: string; able: boolean }>(
    'select rolname, rolsuper or rolcreaterole as able from pg_roles where rolname = current_user',
  );
  const me = rows[0]?.rolname ?? '';
  if (rows[0]?.able) return me;
  throw new StartRefused(
    `${me} may not create roles, and DATABASE_URL needs one that may; run as an administrator: alter role ${name(me)} createrole;`,
  );
}

/** Another database of the same server may be creating it at the same time. */
async function createGroup(client: pg.Client, group: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [group]);
  if (rowCount) return;
  await client.query(
    `do $$ begin create role ${name(group)} nologin; exception when duplicate_object or unique_violation then null; end $$`,
  );
}

/** To give a function to prokura_directory, the owner must be a member of it, and it must have the create right in the schema. */
async function becomeDirectory(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ able: boolean }>(
    "select rolsuper or pg_has_role(current_user, 'prokura_directory', 'usage') as able from pg_roles where rolname = current_user",
  );
  if (!rows[0]?.able) await client.query('grant prokura_directory to current_user');
  await client.query('revoke create on schema public from public');
  await client.query('grant usage, create on schema public to prokura_directory');
}

async function prepareLogin(client: pg.Client, database: string, duty: Duty, masterKey: Buffer): Promise<void> {
  const role = loginOf(database, duty);
  const verifier = literal(scramVerifier(masterKey, role));
  if (await isThere(client, role)) await client.query(`alter role ${name(role)} login inherit password ${verifier}`);
  else {
    await client.query(
      `create role ${name(role)} login nosuperuser nobypassrls nocreatedb nocreaterole inherit password ${verifier}`,
    );
  }
  const { rows } = await client.query<{ member: boolean }>("select pg_has_role($1, $2, 'usage') as member", [
    role,
    `prokura_${duty}`,
  ]);
  if (!rows[0]?.member) await client.query(`grant ${name(`prokura_${duty}`)} to ${name(role)}`);
  await applySettings(client, role, duty);
}

async function isThere(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ mighty: boolean }>(
    'select rolsuper or rolbypassrls or rolcreatedb or rolcreaterole as mighty from pg_roles where rolname = $1',
    [role],
  );
  if (rows[0]?.mighty)
    throw new StartRefused(
      `The role ${role} has rights that bypass the isolation of portals; run as an administrator: ` +
        `alter role ${name(role)} nosuperuser nobypassrls nocreatedb nocreaterole;`,
    );
  return rows.length > 0;
}

async function applySettings(client: pg.Client, role: string, duty: Duty): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from pg_settings where name = any($1)', [
    Object.keys(roleSettings[duty]),
  ]);
  for (const setting of rows)
    await client.query(
      `alter role ${name(role)} set ${name(setting.name)} = ${literal(roleSettings[duty][setting.name] ?? '')}`,
    );
}

async function fenceDatabase(client: pg.Client, database: string): Promise<void> {
  const logins = loginsOf(database);
  const connecting = `connect on database ${name(database)}`;
  await client.query(`revoke ${connecting} from public; grant ${connecting} to ${logins.map(name).join(', ')}`);
  await prepareNodes(client, database, logins);
}

function roleUrl(ownerUrl: string, masterKey: Buffer, duty: Duty): string {
  const url = new URL(ownerUrl);
  const role = loginOf(databaseOf(ownerUrl), duty);
  url.username = encodeURIComponent(role);
  url.password = rolePassword(masterKey, role);
  return url.href;
}
