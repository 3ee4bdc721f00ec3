import type { Route } from '../../../src/kernel/routes.ts';
import type { Json } from '../../../src/surfaces/http/openapi/json.ts';
import type { request } from '../../harness.ts';
import { named } from '../probe.ts';
import type { Made } from './made.ts';
import { entryOf } from './reader.ts';

type Answer = Awaited<ReturnType<typeof request>>;

/** Parameters of an address whose contract shows an example. */
export const parametersOf = (route: Route) =>
  ((entryOf(route).parameters ?? []) as Json[]).filter(
    ({ in: place, example }) => place === 'query' && example !== undefined,
  );

/** The examples of parameters that are refused at an address. */
export async function refusedParameters(
  { ask, headers }: Pick<Made, 'ask' | 'headers'>,
  route: Route,
  isRefused: (answer: Answer) => boolean,
  url = route.path,
): Promise<string[]> {
  const refused: string[] = [];
  const shown = parametersOf(route);
  for (const one of shown) {
    const alone = await ask('GET', `${url}?${queryOf([one])}`, undefined, headers?.(undefined));
    // What is asked by several together is told by the description.
    const answer = isRefused(alone)
      ? await ask('GET', `${url}?${queryOf(shown)}`, undefined, headers?.(undefined))
      : alone;
    if (isRefused(answer)) refused.push(`${named(route)}?${String(one.name)}: ${answer.status} ${answer.text}`);
  }
  return refused;
}

function queryOf(parameters: readonly Json[]): string {
  const query = new URLSearchParams();
  for (const { name, example } of parameters)
    for (const [own, value] of typeof example === 'object' ? Object.entries(example as Json) : [[name, example]])
      query.set(String(own), String(value));
  return query.toString();
}
