import { nearNames } from '../values/near-names.ts';
import { type FieldError, type Words, words } from './errors.ts';
import { listed } from './fix-of.ts';

interface Place {
  in?: FieldError['in'];
  at: string;
  code: string;
}

/** A name that is none of those there are: the nearest of them are named, or all where they are few. `said` tells what it is not. */
export function unknownName(place: Place, name: string, known: readonly string[], said: Words): FieldError {
  const near = nearNames(known, name);
  const all = near.length === 0 ? listed(known) : undefined;
  return {
    in: 'body',
    ...place,
    message: words(
      `${said.en}${near.length > 0 ? `; perhaps: ${near.join(', ')}` : all ? `; there are: ${all}` : ''}`,
      `${said.ru}${near.length > 0 ? `; возможно: ${near.join(', ')}` : all ? `; есть: ${all}` : ''}`,
    ),
    params: { name: name.slice(0, 100), near, ...(near.length === 0 && { known: known.slice(0, 100) }) },
  };
}
