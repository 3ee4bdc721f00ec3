import { type FieldError, fieldError, words } from '../../../../kernel/problems/errors.ts';
import { type MappingRules, ruleOf } from './inbound-mapping.ts';
import { parseJsonPath } from './json-path.ts';
import { lineField, listOf, parseListPath } from './list-path.ts';

export const wrong = (at: string, code: string, en: string, ru: string): FieldError =>
  fieldError(at, code, words(en, ru));

/** Paths that lead to no one place, and those of lines that lead through no one list. */
export function faultsOfPaths({ source, idempotencyPath, externalIdPath, versionPath }: MappingRules): FieldError[] {
  const ofLines = Object.entries(source).flatMap(([target, given]) =>
    lineField(target) === null ? [] : [[`/source/${target}`, ruleOf(given).path] as const],
  );
  const [first] = ofLines;
  const faults = ofLines.flatMap(([at, path]) => {
    if (!parseListPath(path)) return [notAListPath(at)];
    return listOf(path) === listOf(first?.[1] ?? path) ? [] : [anotherList(at)];
  });
  const paths = [
    ...Object.entries(source).flatMap(([target, given]) =>
      lineField(target) === null ? [[`/source/${target}`, ruleOf(given).path] as const] : [],
    ),
    ['/idempotencyPath', idempotencyPath] as const,
    ['/externalIdPath', externalIdPath] as const,
    ['/versionPath', versionPath] as const,
  ];
  return [...faults, ...paths.flatMap(([at, path]) => (path === null || parseJsonPath(path) ? [] : [notAPath(at)]))];
}

const notAListPath = (at: string) =>
  wrong(
    at,
    'pattern',
    'is no path through one list: `$.items[*].price`',
    'не путь через один список: нужен вид `$.items[*].price`',
  );

const anotherList = (at: string) =>
  wrong(
    at,
    'business_rule',
    'goes through another list than the other lines',
    'ведёт через другой список, чем остальные строки',
  );

const notAPath = (at: string) =>
  wrong(
    at,
    'pattern',
    "is no path to one place: $, .name, ['name'] and [0] to [999] only",
    "не путь к одному месту: допускаются только $, .имя, ['имя'] и от [0] до [999]",
  );
