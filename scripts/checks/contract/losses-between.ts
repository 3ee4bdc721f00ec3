import { type Contract, type Node, operationsOf, resolved } from './read-contract.ts';
import { narrowings, shrinkings } from './schema-losses.ts';

/** What clients of the older contract can no longer rely on, one sentence each. Gains are not listed. */
export function lossesBetween(older: Contract, newer: Contract): string[] {
  const operations = operationsOf(newer);
  return [
    ...[...operationsOf(older)].flatMap(([name, before]) => {
      const after = operations.get(name);
      return after ? operationLosses(name, [older, before], [newer, after]) : [`${name} is gone`];
    }),
    ...Object.keys(older.webhooks)
      .filter((event) => !(event in newer.webhooks))
      .map((event) => `webhook ${event} is gone`),
  ];
}

type In = readonly [Contract, Node];

function operationLosses(name: string, before: In, after: In): string[] {
  const lost = ['x-required-scopes', 'security'].filter((member) => lacks(before[1][member], after[1][member]));
  return [
    ...lost.map((member) => `${name}: ${member} no longer opens it to all it opened it to`),
    ...parameterLosses(before, after).map((loss) => `${name}: ${loss}`),
    ...bodyLosses(before, after).map((loss) => `${name}: body${loss}`),
    ...answerLosses(before, after).map((loss) => `${name}: answer ${loss}`),
  ];
}

function lacks(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return false;
  const kept = new Set(after.map((one) => JSON.stringify(one)));
  return before.some((one) => !kept.has(JSON.stringify(one)));
}

function parameterLosses(before: In, after: In): string[] {
  const [was, is] = [parametersOf(before), parametersOf(after)];
  const gone = [...was].flatMap(([key, parameter]) => {
    const kept = is.get(key);
    if (!kept) return [`${key} is gone`];
    const demanded = kept.required === true && parameter.required !== true ? [`${key} is demanded now`] : [];
    const narrower = narrowings([before[0], parameter.schema as Node], [after[0], kept.schema as Node]);
    return [...demanded, ...narrower.map((loss) => `${key}${loss}`)];
  });
  const demanded = [...is].filter(([key, { required }]) => required === true && !was.has(key));
  return [...gone, ...demanded.map(([key]) => `${key} is new and demanded`)];
}

/** By place and name; each operator of a filter is a parameter of its own. Names of path parameters do not matter, since callers do not send them. */
function parametersOf([contract, { parameters }]: In): Map<string, Node> {
  const all = ((parameters ?? []) as Node[]).map((one) => resolved(contract, one)).filter((one) => one.in !== 'path');
  return new Map(
    all.flatMap((one): Array<[string, Node]> => {
      const key = `${one.in} ${one.name}`;
      if (one.style !== 'deepObject') return [[key, one]];
      const { anyOf } = resolved(contract, one.schema as Node);
      const [plain, operators] = (anyOf as Node[]).map((part) => resolved(contract, part));
      const own = Object.entries((operators?.properties ?? {}) as Record<string, Node>);
      return [
        [key, { ...one, schema: plain }],
        ...own.map(([operator, schema]): [string, Node] => [`${key}[${operator}]`, { schema }]),
      ];
    }),
  );
}

function bodyLosses(before: In, after: In): string[] {
  const [was, is] = [contentOf(before, before[1].requestBody), contentOf(after, after[1].requestBody)];
  return Object.entries(was).flatMap(([type, schema]) => {
    const kept = is[type];
    return kept ? narrowings([before[0], schema], [after[0], kept]) : [` of type ${type} is taken no longer`];
  });
}

function answerLosses(before: In, after: In): string[] {
  const [was, is] = [before[1].responses as Record<string, Node>, after[1].responses as Record<string, Node>];
  const good = Object.keys(was).filter((status) => Number(status) < 400);
  return good.flatMap((status) => {
    if (!is[status]) return [`${status} is given no longer`];
    const [older, newer] = [contentOf(before, was[status]), contentOf(after, is[status])];
    return Object.entries(older).flatMap(([type, schema]) => {
      const kept = newer[type];
      const losses = kept ? shrinkings([before[0], schema], [after[0], kept]) : [` of type ${type} is given no longer`];
      return losses.map((loss) => `${status}${loss}`);
    });
  });
}

function contentOf([contract]: In, part: unknown): Record<string, Node> {
  const { content = {} } = part ? resolved(contract, part as Node) : {};
  return Object.fromEntries(
    Object.entries(content as Record<string, { schema?: Node }>).map(([type, { schema = {} }]) => [type, schema]),
  );
}
