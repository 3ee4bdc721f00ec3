import type { Noun } from '../../../../nouns/kit/noun.ts';
import { type Permission, permissionDomains } from '../../../../nouns/kit/rights.ts';
import { nouns } from '../../../../nouns/nouns.ts';
import type { RowsOfFile } from '../../../../nouns/register-export.ts';
import { type Actor, permits, type Requirement } from '../../kernel/access/actor.ts';
import type { AnyEntity } from '../../kernel/entity.ts';
import type { ListQuery } from '../../kernel/lists/list-query.ts';
import type { Words } from '../../kernel/problems/errors.ts';
import type { Route } from '../../kernel/routes.ts';
import { notRegisters } from './not-registers.ts';
import type { RecordLines } from './record-lines.ts';

/** A list that becomes a file by its own filters and rights. */
export interface Register {
  /** The name of the list's operation. */
  list: string;
  title: Words;
  path: string;
  noun: Noun;
  query: ListQuery;
  /** What it takes to read the list, and where the right to export is one of its own, to export from it. */
  demands: readonly Requirement[];
  /** The lines inside its records, where they have such. */
  lines: RecordLines | undefined;
}

/** Every list of records that some route serves, except those that are named as none. */
export function registersOf(
  routes: readonly Route[],
  entities: readonly AnyEntity[],
  recordLines: readonly RecordLines[] = [],
): readonly Register[] {
  const byList = new Map<string, Register>();
  for (const { operation, path, options } of routes) {
    if (!isList(operation) || options.facade || operation.name in notRegisters || byList.has(operation.name)) continue;
    const noun = nounOf(operation, entities);
    byList.set(operation.name, {
      list: operation.name,
      title: operation.summary,
      path,
      noun,
      query: operation,
      demands: demandsOf(operation),
      lines: recordLines.find(({ of }) => of.type === noun.type),
    });
  }
  return [...byList.values()];
}

/** The lines that a file of these rows tells. */
export const linesFor = ({ lines }: Register, rows: RowsOfFile) => (rows === 'lines' ? lines : undefined);

const isList = (operation: object): operation is ListQuery => 'listing' in operation;

function nounOf({ name, row, noun }: ListQuery, entities: readonly AnyEntity[]): Noun {
  if (noun) return noun;
  const type = entities.find(({ view }) => view === row)?.type;
  const found = nouns.find((one) => one.type === type);
  if (!found)
    throw new Error(`The rows of ${name} are no records of a noun: name it among those that are no registers`);
  return found;
}

function demandsOf({ permission, scope }: ListQuery): readonly Requirement[] {
  const domain = permission.split('.')[0] as keyof typeof permissionDomains;
  const actions: readonly string[] = permissionDomains[domain] ?? [];
  const reading = { permission, scope };
  return actions.includes('export') ? [reading, { permission: `${domain}.export` as Permission, scope }] : [reading];
}

export const mayExport = (actor: Actor, { demands }: Register): boolean =>
  demands.every((demanded) => permits(actor, demanded));
