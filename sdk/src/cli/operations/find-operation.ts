import { groups } from '../../generated/cli/groups.ts';
import { nearest } from '../arguments/nearest.ts';
import { UsageError } from '../arguments/usage-error.ts';
import { say } from '../language.ts';
import type { DescribedOperation } from './described-operation.ts';

export interface FoundOperation {
  group: string;
  name: string;
  described: DescribedOperation;
}

/** `warehouses list-warehouses` by its group and name; `warehouses list` or `items create` by what it is about and what is done, where one alone is meant. */
export async function findOperation(first: string, second: string): Promise<FoundOperation> {
  const [found, ...others] = candidates(first, second);
  if (found === undefined) throw new UsageError(unknown(first, second));
  if (others.length > 0) {
    const names = [found, ...others].map(([group, name]) => `${group} ${name}`).join(', ');
    throw new UsageError(
      say(`«${first} ${second}» may be: ${names}.`, `«${first} ${second}» может означать: ${names}.`),
    );
  }
  const [group, name] = found;
  const { operations } = await (groups[group] as NonNullable<(typeof groups)[string]>).describe();
  return { group, name, described: operations[name] as DescribedOperation };
}

type Named = readonly [group: string, name: string];

/** The first reading that finds something decides. The integration API repeats what the groups have, so it is called by full names. */
function candidates(first: string, second: string): Named[] {
  const all = Object.entries(groups).flatMap(([group, { names }]) => names.map((name): Named => [group, name]));
  const inGroup = all.filter(([group]) => group === first);
  const elsewhere = all.filter(([group]) => group !== 'integration-api');
  const readings = [
    inGroup.filter(([, name]) => name === second),
    inGroup.filter(([, name]) => isAbout(name, second, first)),
    inGroup.filter(([, name]) => isAbout(name, second, first.split('-').at(-1) as string)),
    elsewhere.filter(([, name]) => isAbout(name, second, first)),
  ];
  return readings.find((found) => found.length > 0) ?? [];
}

const isAbout = (name: string, verb: string, noun: string) =>
  verb !== '' && name.startsWith(`${verb}-`) && singular(name.slice(verb.length + 1)) === singular(noun);

const singular = (noun: string) =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

function unknown(first: string, second: string): string {
  const names = groups[first]?.names;
  if (names && second === '')
    return say(`Name an operation: prokura help ${first}`, `Назовите операцию: prokura help ${first}`);
  const perhaps = names ? nearest(second, names, `${first} `) : nearest(first, Object.keys(groups));
  const typed = `${first} ${second}`.trim();
  return (
    say(`There is no «${typed}».`, `«${typed}» нет.`) +
    (perhaps || say(' See: prokura help', ' Посмотрите: prokura help'))
  );
}
