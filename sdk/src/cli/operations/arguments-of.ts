import { openFile } from '../arguments/open-file.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Asked } from '../command.ts';
import { say } from '../language.ts';
import type { DescribedField, DescribedOperation } from './described-operation.ts';
import { flagOf } from './flag-of.ts';
import { readData } from './read-data.ts';

/** The arguments of the function of the SDK: the parts of the address, the body, the query. */
export async function argumentsOf({ path, body, query }: DescribedOperation, asked: Asked): Promise<unknown[]> {
  const words = asked.words.slice(0, path.length);
  return [...words, ...(body ? [await bodyOf(body, asked)] : []), ...(query ? [await queryOf(query, asked)] : [])];
}

type Fields = Readonly<Record<string, DescribedField>>;

async function bodyOf(fields: Fields, { flags }: Asked): Promise<unknown> {
  const given = await valuesOf(fields, flags);
  if (typeof flags.data !== 'string') return given;
  const data = await readData(flags.data);
  if (data === null || typeof data !== 'object' || Array.isArray(data))
    throw new UsageError(say('--data is a JSON object.', '--data — объект JSON.'));
  return { ...data, ...given };
}

async function queryOf(fields: Fields, { flags }: Asked): Promise<unknown> {
  const filters = Object.entries(fields).flatMap(([field, { operators = [] }]) => {
    const name = flagOf(field);
    const asked = operators.filter((operator) => flags[`${name}.${operator}`] !== undefined);
    const plain = flags[name] === undefined ? [] : [['eq', flags[name]]];
    return asked.length === 0
      ? []
      : [[field, Object.fromEntries([...plain, ...asked.map((operator) => [operator, flags[`${name}.${operator}`]])])]];
  });
  return { ...(await valuesOf(fields, flags)), ...Object.fromEntries(filters) };
}

async function valuesOf(fields: Fields, flags: Asked['flags']): Promise<Record<string, unknown>> {
  const given = Object.entries(fields).filter(([field]) => flags[flagOf(field)] !== undefined);
  const values = given.map(async ([field, described]) => [
    field,
    await valueOf(described, flagOf(field), flags[flagOf(field)] as string | readonly string[]),
  ]);
  return Object.fromEntries(await Promise.all(values)) as Record<string, unknown>;
}

async function valueOf(
  { kind, isNullable }: DescribedField,
  flag: string,
  value: string | readonly string[],
): Promise<unknown> {
  if (typeof value !== 'string') return value.flatMap((one) => one.split(','));
  if (value === '' && isNullable) return null;
  if (kind === 'number') return numberOf(flag, value);
  if (kind === 'boolean') return value === 'true';
  if (kind === 'json') return readData(value);
  if (kind === 'file') return openFile(value);
  return value;
}

function numberOf(flag: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isFinite(number)) return number;
  throw new UsageError(say(`--${flag} is a number, not «${value}».`, `--${flag} — число, а не «${value}».`));
}
