import type { Rule } from '../../../../../../nouns/inbound-mapping.ts';
import type { MappedValue } from '../../../../kernel/integrations/inbound-operation.ts';
import { type FieldError, fieldError, type Words, words } from '../../../../kernel/problems/errors.ts';
import { type MappingRules, ruleOf } from '../mappings/inbound-mapping.ts';
import { valueAtPath } from '../mappings/json-path.ts';
import { type ListPath, lineField, parseListPath } from '../mappings/list-path.ts';
import { faultAt, takeAt } from './take-value.ts';

/** Most lines of one event. */
const mostLines = 2_000;

interface Lines {
  lines: Array<Record<string, MappedValue>>;
  missing: string[];
  faults: FieldError[];
}

/** The lines of an event: what stands in each element of its list, in its order. A list that is absent or empty has none. */
export function extractLines(
  rules: Pick<MappingRules, 'source' | 'defaults' | 'requiredFields'>,
  payload: unknown,
): Lines {
  const fields = Object.entries(rules.source).flatMap(([target, given]) => {
    const name = lineField(target);
    return name === null
      ? []
      : [{ name, target, rule: ruleOf(given), path: parseListPath(ruleOf(given).path) as ListPath }];
  });
  const [first] = fields;
  const elements = first && valueAtPath(payload, first.path.list);
  if (!first || elements === undefined || elements === null) return { lines: [], missing: [], faults: [] };
  if (!Array.isArray(elements)) return none(faultAt(first.target, first.rule.path, notList));
  if (elements.length > mostLines)
    return none(
      fieldError(`/source/${first.target}`, 'max_items', tooMany, { path: first.rule.path, limit: mostLines }),
    );
  const faults: FieldError[] = [];
  const usual = namedLines(rules.defaults);
  const lines = elements.map((element, place) => {
    const taken = fields.flatMap(({ name, target, rule, path }) => {
      const found = takeAt(valueAtPath(element, path.place), rule as Rule);
      if (found && 'fault' in found) faults.push(faultOf(target, rule.path, place, found.fault));
      return found && 'value' in found ? [[name, found.value] as const] : [];
    });
    return { ...usual, ...Object.fromEntries(taken) };
  });
  const unreadable = new Set(faults.map(({ params }) => params?.target));
  const needed = rules.requiredFields.flatMap((target) => lineField(target) ?? []);
  const missing = lines.flatMap((line, place) =>
    needed.flatMap((name) => {
      const said = `lines[${place}].${name}`;
      return Object.hasOwn(line, name) || unreadable.has(said) ? [] : [said];
    }),
  );
  return { lines, missing, faults };
}

const none = (fault: FieldError): Lines => ({ lines: [], missing: [], faults: [fault] });

const namedLines = (values: Readonly<Record<string, MappedValue>>): Record<string, MappedValue> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([target, value]) => {
      const name = lineField(target);
      return name === null ? [] : [[name, value] as const];
    }),
  );

const faultOf = (target: string, path: string, place: number, fault: Words) =>
  faultAt(target, path.replace('[*]', `[${place}]`), fault, { target: `lines[${place}].${lineField(target)}` });

const notList = words('is no list', 'не является списком');
const tooMany = words(`has more than ${mostLines} lines`, `больше ${mostLines} строк`);
