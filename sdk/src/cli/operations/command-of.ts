import type { Command, Flag, Flags } from '../command.ts';
import { language } from '../language.ts';
import { callOperation } from './call-operation.ts';
import type { DescribedField, DescribedOperation } from './described-operation.ts';
import type { FoundOperation } from './find-operation.ts';
import { flagOf } from './flag-of.ts';

/** An operation as a command: the parts of its address are words, its fields are flags. */
export async function commandOf(found: FoundOperation): Promise<Command> {
  const { group, name, described } = found;
  const translate = await translation();
  const words = (english: string) => ({ en: english, ru: translate(english) });
  const usage = [group, name, ...described.path.map((part) => part.replace(/[A-Z]/g, '_$&').toUpperCase())];
  return {
    usage: usage.join(' '),
    summary: words(described.summary),
    ...(described.about !== undefined && { about: words(described.about) }),
    flags: { ...fieldFlags(described, translate), ...ownFlags(described) },
    takes: [described.path.length, described.path.length],
    run: (asked) => callOperation(found, asked),
  };
}

type Translate = (english: string) => string;

async function translation(): Promise<Translate> {
  if (language() === 'en') return (english) => english;
  const { russian } = await import('../../generated/cli/russian.ts');
  return (english) => russian[english] ?? english;
}

function fieldFlags({ body = {}, query = {} }: DescribedOperation, translate: Translate): Flags {
  const flags = Object.entries({ ...query, ...body }).flatMap(([field, described]) => {
    const flag = fieldFlag(described, translate);
    const name = flagOf(field);
    return [
      [name, flag] as const,
      ...(described.operators ?? []).map((operator) => [`${name}.${operator}`, { ...flag, isMore: true }] as const),
    ];
  });
  return Object.fromEntries(flags);
}

const placeholders = { text: '', number: 'N', boolean: '', list: 'A,B', json: 'JSON', file: 'FILE' } as const;

function fieldFlag(
  { kind, words = '', values, operators, isRequired = false }: DescribedField,
  translate: Translate,
): Flag {
  const filter = operators && { en: `also ${operators.join(', ')}`, ru: `также ${operators.join(', ')}` };
  return {
    type: kind === 'list' ? 'list' : 'text',
    value: placeholders[kind],
    words: filter ?? { en: words, ru: translate(words) },
    isRequired,
    ...(kind === 'boolean' ? { values: ['true', 'false'] } : values && { values }),
  };
}

/** What the way of an operation asks for. */
function ownFlags({ kind, body, isWrite }: DescribedOperation): Flags {
  return {
    ...(body && { data: dataFlag }),
    ...(kind === 'list' && { all: allFlag }),
    ...(kind === 'download' && { output: outputFlag }),
    ...(isWrite && { 'dry-run': dryRunFlag, 'if-match': ifMatchFlag, 'idempotency-key': keyFlag }),
  };
}

const dataFlag: Flag = {
  type: 'text',
  value: 'JSON|@FILE|-',
  words: {
    en: 'The body: JSON, a file, or - for standard input; flags go over it',
    ru: 'Тело запроса: JSON, файл или - для стандартного ввода; флаги важнее',
  },
};

const allFlag: Flag = {
  type: 'boolean',
  words: { en: 'All pages, one record of JSON a line', ru: 'Все страницы, по одной записи JSON в строке' },
};

const outputFlag: Flag = {
  type: 'text',
  value: 'FILE',
  words: { en: 'Where the file is written', ru: 'Куда записать файл' },
};

const dryRunFlag: Flag = {
  type: 'boolean',
  words: { en: 'Show what it would do, and do nothing', ru: 'Показать, что будет сделано, и ничего не делать' },
};

const ifMatchFlag: Flag = {
  type: 'text',
  value: 'VERSION',
  words: { en: 'Only if the record is still at this version', ru: 'Только если запись ещё в этой версии' },
};

const keyFlag: Flag = {
  type: 'text',
  value: 'KEY',
  words: { en: 'The key by which a repeat is known', ru: 'Ключ, по которому узнаётся повтор' },
};
