import { loadModule, parseSync } from 'libpg-query';

export type Node = Record<string, unknown>;

await loadModule();

/** Tables of the installation itself, each for a reason: they hold nothing of a portal. */
export const sharedTables: Readonly<Record<string, string>> = {
  schema_migrations: 'which migrations were applied',
  installation_keys: 'keys of the installation, wrapped by the master key',
  schedules: 'recurring work of the installation',
  workers: 'leases of the worker processes',
  integration_standings:
    'installs and stars of an integration, counted over all portals; asked through a function alone',
  rate_buckets: 'tokens of rate limits, by opaque names',
  portal_names: 'names taken by registrations; asked through its functions alone',
  pending_logins: 'registrations not confirmed yet; asked through its functions alone',
  spent_challenges: 'challenges that passkeys have answered, by digests; asked through its functions alone',
  login_throttles: 'the brake on guessing, by keyed digests; asked through its functions alone',
  published_integrations: 'integrations of companies, as every portal may see them; written by its functions alone',
  published_versions: 'the same, version by version',
  away_portals: 'portals that moved to another installation or are arriving; read at the start of every transaction',
  test_portals: 'portals of test data and their clocks; read at the start of every transaction',
  portal_addresses: 'which portal a key, a link or an address leads to; asked through its functions alone',
  login_directory: 'which portal an address signs in to; asked through its functions alone',
};

/**
 * Every table of a portal in a statement must be limited to one portal: an insert names `tenant_id`, and each other use has
 * a condition on its `tenant_id`, directly or by equality with a table that has one. Returns the tables without one.
 */
export function openTables(text: string): string[] {
  const { stmts = [] } = parseSync(text) as { stmts?: Array<{ stmt: Node }> };
  return stmts.flatMap(({ stmt }) => openIn(stmt, new Set()));
}

function openIn(statement: Node, outside: ReadonlySet<string>): string[] {
  const [kind, body] = Object.entries(statement)[0] as [string, Node];
  const named = new Set([...outside, ...namesOfWith(body)]);
  const inner = innerStatements(body).flatMap((one) => openIn(one, named));
  if (kind === 'InsertStmt') return [...inner, ...openInsert(body)];
  if (!['SelectStmt', 'UpdateStmt', 'DeleteStmt'].includes(kind)) return inner;
  const tables = tablesOf(body).filter(({ name }) => !named.has(name) && !(name in sharedTables));
  const held = heldAliases(body, tables.length === 1);
  return [...inner, ...tables.filter(({ alias }) => !held.has(alias) && !held.has('*')).map(({ name }) => name)];
}

export const namesOfWith = ({ withClause }: Node): string[] =>
  ((withClause as { ctes?: Array<{ CommonTableExpr: { ctename: string } }> } | undefined)?.ctes ?? []).map(
    ({ CommonTableExpr }) => CommonTableExpr.ctename,
  );

function openInsert({ relation, cols }: Node): string[] {
  const { relname } = relation as { relname: string };
  if (relname in sharedTables) return [];
  const names = ((cols as Array<{ ResTarget: { name: string } }> | undefined) ?? []).map(
    ({ ResTarget }) => ResTarget.name,
  );
  return names.includes('tenant_id') ? [] : [relname];
}

export const statementKinds = new Set(['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt']);

/** Statements inside a statement: sub-selects, common tables, both sides of a union. */
export function innerStatements(body: Node): Node[] {
  const found: Node[] = [];
  walk(body, (key, value) => {
    if (key === 'larg' || key === 'rarg') {
      const isSelect = 'targetList' in value || 'valuesLists' in value || 'op' in value;
      if (isSelect) found.push({ SelectStmt: value });
      return !isSelect;
    }
    if (!statementKinds.has(key)) return true;
    found.push({ [key]: value });
    return false;
  });
  return found;
}

interface Table {
  name: string;
  alias: string;
}

export function tablesOf(body: Node): Table[] {
  const tables: Table[] = [];
  const add = (value: Node) => {
    const { relname, alias } = value as { relname: string; alias?: { aliasname: string } };
    tables.push({ name: relname, alias: alias?.aliasname ?? relname });
  };
  walk(body, (key, value) => {
    if (statementKinds.has(key)) return false;
    if (key === 'RangeVar') add(value);
    if (key === 'relation' && 'relname' in value) add(value);
    return true;
  });
  return tables;
}

/** Aliases whose `tenant_id` stands in an equality; a bare `tenant_id` speaks for the only table. */
function heldAliases(body: Node, single: boolean): Set<string> {
  const held = new Set<string>();
  walk(body, (key, value) => {
    if (statementKinds.has(key)) return false;
    if (key === 'JoinExpr' && usesTenant(value)) held.add('*');
    if (key === 'A_Expr') {
      for (const side of [value.lexpr, value.rexpr]) {
        const column = tenantColumn(side as Node | undefined);
        if (column === '' && single) held.add('*');
        else if (column) held.add(column);
      }
    }
    return true;
  });
  return held;
}

const usesTenant = ({ usingClause }: Node) => JSON.stringify(usingClause ?? []).includes('"tenant_id"');

/** The alias before `tenant_id`; empty for a bare one; undefined for anything else. */
function tenantColumn(side: Node | undefined): string | undefined {
  const whole = side?.RowExpr as { args: Node[] } | undefined;
  if (whole) return whole.args.map(tenantColumn).find((one) => one !== undefined);
  const { fields } = (side?.ColumnRef as { fields?: Array<{ String?: { sval: string } }> } | undefined) ?? {};
  if (fields?.at(-1)?.String?.sval !== 'tenant_id') return undefined;
  return fields.length > 1 ? (fields[0]?.String?.sval ?? '') : '';
}

export function walk(node: unknown, visit: (key: string, value: Node) => boolean): void {
  if (Array.isArray(node)) return node.forEach((one) => walk(one, visit));
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    const inside =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? visit(key, value as Node) : true;
    if (inside) walk(value, visit);
  }
}
