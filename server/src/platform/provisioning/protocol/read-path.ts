import { type Filter, filter, parse } from 'scim2-parse-filter';
import { words } from '../../../kernel/problems/errors.ts';
import { type Attribute, attributeAmong, groupSchema, isNotKept, userSchema } from './attributes.ts';
import type { Valued } from './resource.ts';
import { scimRefusal } from './scim-refusal.ts';

/** Where an operation of PATCH points: an attribute, some of its values, a part of them. */
export interface Path {
  attribute: Attribute;
  /** Which of several values; `made` is what a value looks like that would be chosen, where that can be said. */
  chosen?: { among(value: Valued): boolean; made: Valued | null };
  sub?: Attribute;
}

const form = /^(?:(urn:[\w:.-]+):)?([a-z$][\w$-]*)(?:\[(.+)\])?(?:\.([a-z$][\w$-]*))?$/i;

/** Null for what directories send and we do not keep: `addresses[type eq "work"].country`, an extension. */
export function readPath(text: string, attributes: readonly Attribute[]): Path | null {
  const [, schema, name = '', which, subName] = form.exec(text) ?? [];
  if (name === '') throw invalidPath(text);
  if (schema !== undefined && schema !== userSchema && schema !== groupSchema) return null;
  const attribute = attributeAmong(attributes, name);
  if (!attribute && isNotKept(name)) return null;
  const sub = subName === undefined ? undefined : attributeAmong(attribute?.subAttributes ?? [], subName);
  if (!attribute || (subName !== undefined && !sub) || (which !== undefined && !attribute.multiValued))
    throw invalidPath(text);
  return { attribute, ...(sub && { sub }), ...(which !== undefined && { chosen: choice(which) }) };
}

function choice(which: string): NonNullable<Path['chosen']> {
  const read = readFilter(which);
  const isEqual = read.op === 'eq' && typeof read.compValue === 'string';
  return { among: filter(read), made: isEqual ? { [read.attrPath.toLowerCase()]: read.compValue } : null };
}

/** The filter of a query or a path, RFC 7644 section 3.4.2.2. */
export function readFilter(text: string): Filter {
  try {
    return parse(text);
  } catch {
    throw scimRefusal(
      'invalidFilter',
      words(
        'The filter cannot be read: see RFC 7644, section 3.4.2.2.',
        'Фильтр не удалось прочитать: см. RFC 7644, раздел 3.4.2.2.',
      ),
    );
  }
}

const invalidPath = (text: string) =>
  scimRefusal(
    'invalidPath',
    words(`The path “${text}” names no attribute: see /Schemas.`, `Путь «${text}» не ведёт к атрибуту: см. /Schemas.`),
  );
