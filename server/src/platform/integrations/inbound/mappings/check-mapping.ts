import type { InboundOperation } from '../../../../kernel/integrations/inbound-operation.ts';
import { type FieldError, Refusal, words } from '../../../../kernel/problems/errors.ts';
import type { MappingRules } from './inbound-mapping.ts';
import { faultsOfPaths, wrong } from './path-faults.ts';

/** Refuses a mapping that could never work: every path and field that is wrong is named. */
export function checkMapping(operations: readonly InboundOperation[], rules: MappingRules): InboundOperation {
  const operation = operations.find(({ name }) => name === rules.operation);
  if (!operation) throw mappingInvalid([unknownOperation(operations)]);
  const faults = [
    ...faultsOfEvent(rules.event),
    ...faultsOfPaths(rules),
    ...faultsOfTargets(operation, rules),
    ...faultsOfIdentity(operation, rules),
  ];
  if (faults.length > 0) throw mappingInvalid(faults);
  return operation;
}

const mappingInvalid = (errors: readonly FieldError[]) =>
  new Refusal('mapping_invalid', words(`Errors: ${errors.length}.`, `Ошибок: ${errors.length}.`), { errors });

const unknownOperation = (operations: readonly InboundOperation[]) => {
  const names = operations.map(({ name }) => name).join(', ');
  return wrong('/operation', 'enum', `is none of ${names}`, `нет такой операции; есть ${names}`);
};

const faultsOfEvent = (event: string): FieldError[] =>
  /^[^*]+(\.\*)?$/.test(event)
    ? []
    : [wrong('/event', 'pattern', 'is a name, or `prefix.*`', 'укажите имя события или `префикс.*`')];

function faultsOfTargets(operation: InboundOperation, rules: MappingRules): FieldError[] {
  const named: ReadonlyArray<readonly [string, string]> = [
    ...Object.keys(rules.source).map((target) => [`/source/${target}`, target] as const),
    ...Object.keys(rules.defaults).map((target) => [`/defaults/${target}`, target] as const),
  ];
  const given = new Set(named.map(([, target]) => target));
  return [
    ...named.flatMap(([at, target]) =>
      isTarget(operation, target) ? closedTo(operation, rules, at, target) : [noTarget(operation, at)],
    ),
    ...rules.requiredFields.flatMap((target, place) =>
      given.has(target)
        ? []
        : [wrong(`/requiredFields/${place}`, 'unknown_field', 'has no source', 'для поля нет источника')],
    ),
  ];
}

function isTarget({ targets, bankTargets = [] }: InboundOperation, target: string): boolean {
  if (targets === null) return /^[\w.-]{1,100}$/.test(target);
  const own = /^custom\.[\w-]{1,64}$/.test(target) && targets.includes('custom.*');
  return own || targets.includes(target) || bankTargets.includes(target);
}

const noTarget = ({ targets, bankTargets = [] }: InboundOperation, at: string) => {
  const list = [...(targets ?? []), ...bankTargets].join(', ');
  return wrong(at, 'unknown_field', `is no field of it; there are ${list}`, `нет такого поля; есть ${list}`);
};

const closedTo = (
  { bankTargets = [] }: InboundOperation,
  { allowBankDetails }: MappingRules,
  at: string,
  target: string,
): FieldError[] =>
  bankTargets.includes(target) && !allowBankDetails
    ? [wrong(at, 'business_rule', 'needs allowBankDetails', 'требует allowBankDetails')]
    : [];

/** How the record is found has to be said, or every repeat would make another. */
function faultsOfIdentity(operation: InboundOperation, rules: MappingRules): FieldError[] {
  const { externalSource, externalIdPath, matchBy, versionPath } = rules;
  const linked = externalSource !== null && externalIdPath !== null;
  const half = (externalSource === null) !== (externalIdPath === null);
  return [
    ...(half
      ? [
          wrong(
            externalSource === null ? '/externalSource' : '/externalIdPath',
            'required',
            'go together',
            'указываются вместе',
          ),
        ]
      : []),
    ...(matchBy !== null && !(operation.matchBy ?? []).includes(matchBy)
      ? [wrong('/matchBy', 'enum', 'is no field a record is known by here', 'по этому полю запись здесь не узнают')]
      : []),
    ...(versionPath !== null && !linked
      ? [
          wrong(
            '/versionPath',
            'business_rule',
            'needs externalSource and externalIdPath',
            'требует externalSource и externalIdPath',
          ),
        ]
      : []),
    ...(half || isFound(operation, rules, linked) ? [] : [unfound(operation)]),
  ];
}

function isFound({ finds }: InboundOperation, { matchBy, source }: MappingRules, linked: boolean): boolean {
  if (finds === 'nothing' || linked) return true;
  return finds === 'link_or_match' ? matchBy !== null : 'id' in source;
}

const unfound = ({ finds }: InboundOperation) =>
  finds === 'link_or_match'
    ? wrong(
        '/externalIdPath',
        'required',
        'or matchBy has to say which record it is',
        'укажите его или matchBy, чтобы запись можно было найти',
      )
    : wrong(
        '/externalIdPath',
        'required',
        'or source.id has to say which record it is',
        'укажите его или source.id, чтобы запись можно было найти',
      );
