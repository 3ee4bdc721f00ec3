import { parseArgs } from 'node:util';
import type { Asked, Flag, Flags } from '../command.ts';
import { say } from '../language.ts';
import { nearest } from './nearest.ts';
import { UsageError } from './usage-error.ts';

/** Reads the words and flags of a line; a flag that there is not is told with the nearest there are. */
export function parseLine(line: readonly string[], flags: Flags): Asked {
  const options = Object.entries(flags).map(([name, { type }]) => [
    name,
    { type: type === 'boolean' ? 'boolean' : 'string', multiple: type === 'list' },
  ]);
  const { values, positionals, tokens } = parseArgs({
    args: [...line],
    options: Object.fromEntries(options),
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) if (token.kind === 'option') checkFlag(flags, token);
  return { words: positionals, flags: values as Asked['flags'] };
}

interface Typed {
  name: string;
  rawName: string;
  value?: string | undefined;
  inlineValue?: boolean | undefined;
}

function checkFlag(flags: Flags, { name, rawName, value, inlineValue }: Typed): void {
  const flag = flags[name];
  if (flag === undefined) {
    const perhaps = nearest(name, Object.keys(flags), '--');
    throw new UsageError(say(`There is no flag ${rawName}.`, `Флага ${rawName} нет.`) + perhaps);
  }
  if (flag.type === 'boolean' && value !== undefined)
    throw new UsageError(say(`${rawName} takes no value.`, `У флага ${rawName} нет значения.`));
  if (flag.type !== 'boolean' && (value === undefined || (value.startsWith('--') && !inlineValue)))
    throw new UsageError(say(`${rawName} needs a value.`, `Флагу ${rawName} нужно значение.`));
  checkValue(flag, rawName, value ?? '');
}

function checkValue({ values, type }: Flag, rawName: string, value: string): void {
  if (values === undefined || type === 'boolean' || values.includes(value)) return;
  const known = values.join(', ');
  throw new UsageError(say(`${rawName} is one of: ${known}.`, `${rawName} — одно из значений: ${known}.`));
}
