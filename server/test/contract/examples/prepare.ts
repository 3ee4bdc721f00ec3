import { exampleId } from '../../../src/kernel/fields.ts';
import { type Body, named, takesFiles } from '../probe.ts';
import { asForm } from './as-form.ts';
import { filled, type Made } from './made.ts';
import { madeFirst } from './made-first.ts';
import { exampleOf } from './reader.ts';
import { addressIn, before } from './records.ts';

interface Prepared {
  url: string;
  /** The example as it is sent; a form is made anew for each time. */
  sent(): Body | FormData | undefined;
  headers: Record<string, string>;
}

/** All that the example of a route stands on, and the example itself. */
export async function prepare(made: Made): Promise<Prepared> {
  const { route } = made;
  const first = await madeFirst[named(route)]?.(made.ask);
  const url = await addressIn(made);
  await before[named(route)]?.(made, url);
  const example = exampleOf(route);
  const body = (
    first
      ? JSON.parse(JSON.stringify(example).replaceAll(exampleId, first))
      : await filled(made, example).catch(() => example)
  ) as Body | undefined;
  return {
    url,
    sent: () => (takesFiles(route) && body ? asForm(route, body) : body),
    headers: made.headers?.(body) ?? {},
  };
}
