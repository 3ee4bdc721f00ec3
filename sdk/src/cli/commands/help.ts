import { groups } from '../../generated/cli/groups.ts';
import { nearest } from '../arguments/nearest.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command, Commands } from '../command.ts';
import { language, say, sayWords } from '../language.ts';
import { drawTable } from '../output/draw-table.ts';
import { write } from '../output/write.ts';

export const help = (commands: Commands): Command => ({
  usage: 'help [GROUP]',
  summary: { en: 'List commands, or the operations of a group', ru: 'Список команд или операций группы' },
  takes: [0, 1],
  async run({ words: [group] }) {
    const russian = language() === 'ru' ? (await import('../../generated/cli/russian.ts')).russian : {};
    const translate = (english: string) => russian[english] ?? english;
    await write(group === undefined ? await everything(commands, translate) : await operationsOf(group, translate));
  },
});

type Translate = (english: string) => string;

async function everything(commands: Commands, translate: Translate): Promise<string> {
  const known = await Promise.all(Object.values(commands).map((load) => load()));
  return [
    say('The Prokura API from a terminal.\n', 'API Prokura в терминале.\n'),
    say('Commands: prokura COMMAND --help', 'Команды: prokura КОМАНДА --help'),
    indented(known.map(({ usage, summary }) => [usage, sayWords(summary)])),
    say(
      'Operations: prokura GROUP OPERATION --help; prokura help GROUP lists them.\nWhere one alone is meant, what it is about and what is done will do: prokura items list.',
      'Операции: prokura ГРУППА ОПЕРАЦИЯ --help; список — prokura help ГРУППА.\nЕсли подходит только одна, достаточно назвать предмет и действие: prokura items list.',
    ),
    indented(Object.entries(groups).map(([name, { title }]) => [name, translate(title)])),
  ].join('\n');
}

async function operationsOf(group: string, translate: Translate): Promise<string> {
  const found = groups[group];
  if (found === undefined)
    throw new UsageError(
      say(`There is no group «${group}».`, `Группы «${group}» нет.`) + nearest(group, Object.keys(groups)),
    );
  const { operations } = await found.describe();
  return indented(Object.entries(operations).map(([name, { summary }]) => [`${group} ${name}`, translate(summary)]));
}

const indented = (rows: ReadonlyArray<readonly [string, string]>) =>
  drawTable(rows.map(([name, words]) => [`  ${name}`, words]));
