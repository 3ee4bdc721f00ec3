import { parseSync } from 'libpg-query';
import {
  innerStatements,
  type Node,
  namesOfWith,
  sharedTables,
  statementKinds,
  tablesOf,
  walk,
} from './tenant-rule.ts';

/** A statement that an engine which keeps each portal on one shard would refuse, or would send to all of them. */
export interface Fault {
  rule:
    | 'value'
    | 'returning'
    | 'copy'
    | 'cast'
    | 'clock'
    | 'moment'
    | 'source'
    | 'values'
    | 'case'
    | 'excluded'
    | 'part';
  table: string;
}

/** Violations of the rules that keep sharding by portal possible. */
export function shardFaults(text: string): Fault[] {
  const { stmts = [] } = parseSync(text) as { stmts?: Array<{ stmt: Node }> };
  return stmts.flatMap(({ stmt }) => faultsIn(stmt, new Set()));
}

function faultsIn(statement: Node, outside: ReadonlySet<string>): Fault[] {
  const [kind, body] = Object.entries(statement)[0] as [string, Node];
  const named = new Set([...outside, ...namesOfWith(body)]);
  const inner = innerStatements(body).flatMap((one) => faultsIn(one, named));
  const own = (rules[kind] ?? []).flatMap((rule) => rule(body, named));
  return [...inner, ...own];
}

type Rule = (body: Node, named: ReadonlySet<string>) => Fault[];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  SelectStmt: [namesEveryTenant],
  DeleteStmt: [namesEveryTenant, readsBackPlainly],
  UpdateStmt: [namesEveryTenant, readsBackPlainly, takesTheClockAsValue, movesMomentsPurely, comparesInCase],
  InsertStmt: [
    ...[readsBackPlainly, copiesNothing, takesTheClockAsValue, movesMomentsPurely],
    ...[asksBefore, takesItsPortal, writesFromNoOtherPart],
  ],
};

/** Every join of tenants by column also compares with the value. */
function namesEveryTenant(body: Node, named: ReadonlySet<string>): Fault[] {
  const tables = tablesOf(body).filter(({ name }) => !named.has(name) && !(name in sharedTables));
  const held = aliasesWithValue(body);
  return tables
    .filter(({ alias }) => !held.has(alias) && !(tables.length === 1 && held.has('')))
    .map(({ name }) => ({ rule: 'value', table: name }));
}

/** Rows written are read back by `with made as (… returning …) select`: in `returning` no sub-select, no clock, and no JSON is made. */
function readsBackPlainly(body: Node): Fault[] {
  const stable = isCallOf(
    'now',
    'portal_now',
    'clock_timestamp',
    'portal_moment',
    'json_build_object',
    'jsonb_build_object',
    'to_json',
    'to_jsonb',
  );
  return holds(body.returningClause, (key, value) => key === 'SubLink' || stable(key, value))
    ? [{ rule: 'returning', table: targetOf(body) }]
    : [];
}

/**
 * `insert … select` from a list of values, or from what was just written, has `returning` or `on conflict`, which takes its values from
 * `excluded`; its parameters are cast.
 */
function copiesNothing(body: Node, named: ReadonlySet<string>): Fault[] {
  const select = selectOf(body);
  const fromWith = (key: string, value: Node) => key === 'RangeVar' && named.has(value.relname as string);
  if (!select || !holds(select.fromClause, (key, value) => key === 'RangeFunction' || fromWith(key, value))) return [];
  const faults: Fault[] = [];
  const table = targetOf(body);
  if (!body.returningClause && !body.onConflictClause) faults.push({ rule: 'copy', table });
  const bare = (select.targetList as Array<{ ResTarget: { val: Node } }>).some(
    ({ ResTarget }) => 'ParamRef' in ResTarget.val,
  );
  if (bare) faults.push({ rule: 'cast', table });
  if (holds(body.onConflictClause, (key) => key === 'ParamRef')) faults.push({ rule: 'excluded', table });
  return faults;
}

/** The clock is a value: no `now()` in `do update`, `case` or `coalesce`, no `clock_timestamp()` in an update; and the same of the portal's time. */
function takesTheClockAsValue(body: Node): Fault[] {
  const { withClause: _, ...own } = body;
  const fault: Fault[] = [{ rule: 'clock', table: targetOf(body) }];
  if ('targetList' in body && holds(own, isCallOf('clock_timestamp', 'portal_moment'))) return fault;
  if (holds(body.onConflictClause, isCallOf('now', 'portal_now', 'clock_timestamp', 'portal_moment'))) return fault;
  return holds(
    own,
    (key, value) => (key === 'CaseExpr' || key === 'CoalesceExpr') && holds(value, isCallOf('now', 'portal_now')),
  )
    ? fault
    : [];
}

/** A moment moved in a row is `later(moment, seconds)`: plus an interval it depends on the time zone. */
function movesMomentsPurely(body: Node): Fault[] {
  const { targetList, onConflictClause } = body as { targetList?: unknown; onConflictClause?: unknown };
  const moved = holds([targetList, onConflictClause], (key, { name, lexpr, rexpr }) => {
    if (key !== 'A_Expr' || !/"[+-]"/.test(JSON.stringify(name ?? ''))) return false;
    return holds([rexpr], isInterval) && holds([lexpr], (inner) => inner === 'ColumnRef');
  });
  return moved ? [{ rule: 'moment', table: targetOf(body) }] : [];
}

const isInterval = (key: string, value: Node) =>
  isCallOf('make_interval')(key, value) || (key === 'TypeCast' && /"interval"/.test(JSON.stringify(value.typeName)));

/** What is written says `case when a = b`: `case a when b` reaches the shard as another comparison. */
function comparesInCase(body: Node): Fault[] {
  return holds(body.targetList, (key, value) => key === 'CaseExpr' && value.arg !== undefined)
    ? [{ rule: 'case', table: targetOf(body) }]
    : [];
}

/** No sub-select among values: it is asked before. */
function asksBefore(body: Node): Fault[] {
  return holds(selectOf(body)?.valuesLists, (key) => key === 'SubLink')
    ? [{ rule: 'values', table: targetOf(body) }]
    : [];
}

/** Rows written from a table take their portal from that table. */
function takesItsPortal(body: Node, named: ReadonlySet<string>): Fault[] {
  const select = selectOf(body);
  const from = (select?.fromClause ?? []) as Node[];
  const tables = select
    ? tablesOf({ fromClause: from }).filter(({ name }) => !named.has(name) && !(name in sharedTables))
    : [];
  if (tables.length === 0 || holds(from, (key) => key === 'RangeFunction')) return [];
  const at = ((body.cols ?? []) as Array<{ ResTarget: { name: string } }>).findIndex(
    ({ ResTarget }) => ResTarget.name === 'tenant_id',
  );
  const taken = ((select?.targetList ?? []) as Array<{ ResTarget: { val: Node } }>)[at]?.ResTarget.val;
  return isValue(taken) ? [{ rule: 'source', table: targetOf(body) }] : [];
}

/** A part of `with` writes nothing from another part: what that one gave would go to all nodes, and be refused while any is away. */
function writesFromNoOtherPart(body: Node, named: ReadonlySet<string>): Fault[] {
  const own = new Set(namesOfWith(body));
  const another = (key: string, { relname }: Node) =>
    key === 'RangeVar' && named.has(relname as string) && !own.has(relname as string);
  return holds(selectOf(body)?.fromClause, another) ? [{ rule: 'part', table: targetOf(body) }] : [];
}

const selectOf = (body: Node): Node | undefined => (body.selectStmt as { SelectStmt?: Node } | undefined)?.SelectStmt;

const isCallOf =
  (...names: string[]) =>
  (key: string, value: Node) =>
    key === 'FuncCall' && names.some((name) => JSON.stringify(value.funcname).includes(`"${name}"`));

const targetOf = ({ relation }: Node) => (relation as { relname: string }).relname;

function holds(node: unknown, found: (key: string, value: Node) => boolean): boolean {
  let yes = false;
  walk(node, (key, value) => {
    yes ||= found(key, value);
    return !yes;
  });
  return yes;
}

/** Aliases whose `tenant_id` is equal to a value; a bare `tenant_id` stands as the empty one. */
function aliasesWithValue(body: Node): Set<string> {
  const held = new Set<string>();
  walk(body, (key, value) => {
    if (statementKinds.has(key)) return false;
    if (key === 'A_Expr')
      for (const [one, other] of pairsOf(value.lexpr as Node, value.rexpr as Node)) {
        const alias = tenantColumn(one);
        if (alias !== undefined && isValue(other)) held.add(alias);
      }
    return true;
  });
  return held;
}

function pairsOf(left: Node | undefined, right: Node | undefined): Array<[Node | undefined, Node | undefined]> {
  const [lefts, rights] = [left, right].map((side) => (side?.RowExpr as { args: Node[] } | undefined)?.args);
  if (lefts && rights) return lefts.flatMap((one, at) => pairsOf(one, rights[at]));
  return [
    [left, right],
    [right, left],
  ];
}

function tenantColumn(side: Node | undefined): string | undefined {
  const { fields } = (side?.ColumnRef as { fields?: Array<{ String?: { sval: string } }> } | undefined) ?? {};
  if (fields?.at(-1)?.String?.sval !== 'tenant_id') return undefined;
  return fields.length > 1 ? (fields[0]?.String?.sval ?? '') : '';
}

const isValue = (side: Node | undefined): boolean =>
  side !== undefined && ('ParamRef' in side || ('TypeCast' in side && isValue((side.TypeCast as { arg: Node }).arg)));
