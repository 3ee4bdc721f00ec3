import { words } from '../../../kernel/problems/errors.ts';
import { hasForbiddenCharacters } from '../../../kernel/values/text.ts';
import { type Attribute, attributeAmong } from './attributes.ts';
import type { Resource } from './resource.ts';
import { scimRefusal } from './scim-refusal.ts';

type Given = Record<string, unknown>;

const longest = 254;

/** A resource as a directory sends it, under the names of our attributes. What we do not keep, or alone decide, is left out. */
export function readResource(given: unknown, attributes: readonly Attribute[]): Resource {
  if (!isObject(given)) throw noObject();
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const attribute = attributeAmong(attributes, name);
      if (!attribute || attribute.mutability === 'readOnly' || value === null) return [];
      return [[attribute.name, readValue(attribute, value)]];
    }),
  );
}

/** The value of an attribute, of all its values where it has several. */
export function readValue(attribute: Attribute, value: unknown): unknown {
  return attribute.multiValued ? [value].flat().map((one) => readOne(attribute, one)) : readOne(attribute, value);
}

function readOne(attribute: Attribute, value: unknown): unknown {
  if (attribute.type === 'complex')
    return readResource(isObject(value) || !attribute.multiValued ? value : { value }, attribute.subAttributes ?? []);
  if (attribute.type === 'boolean') return readFlag(attribute, value);
  if (typeof value !== 'string' || value.length > longest || hasForbiddenCharacters(value)) throw noText(attribute);
  return value.trim();
}

/** Entra writes "True" and "False". */
function readFlag({ name }: Attribute, value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const said = typeof value === 'string' ? value.toLowerCase() : '';
  if (said !== 'true' && said !== 'false')
    throw scimRefusal('invalidValue', words(`${name} is true or false.`, `${name}: нужно true или false.`));
  return said === 'true';
}

export const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noObject = () =>
  scimRefusal('invalidSyntax', words('A JSON object is expected here.', 'Здесь нужен объект JSON.'));

const noText = ({ name }: Attribute) =>
  scimRefusal(
    'invalidValue',
    words(`${name} is a line of at most ${longest} characters.`, `${name}: строка не длиннее ${longest} символов.`),
  );
