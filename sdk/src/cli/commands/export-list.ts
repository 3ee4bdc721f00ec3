import type { ExportRegisterBody } from '../../generated/operations/registers.ts';
import { exportRegister, listRegisters } from '../../generated/operations/registers.ts';
import { nearest } from '../arguments/nearest.ts';
import { UsageError } from '../arguments/usage-error.ts';
import type { Command } from '../command.ts';
import { say } from '../language.ts';
import { printRecords } from '../output/print-records.ts';
import { saveDownload } from '../output/save-download.ts';
import { connectByProfile } from '../sign-in/connect-by-profile.ts';

export const exportList: Command = {
  usage: 'export [LIST]',
  summary: { en: 'Take a list out as a file', ru: 'Выгрузить список в файл' },
  about: {
    en: 'Without a list it tells which there are. `items` is short for `catalog.list-items`.',
    ru: 'Без названия показывает, какие списки есть. `items` — то же, что `catalog.list-items`.',
  },
  flags: {
    filter: {
      type: 'list',
      value: 'NAME=VALUE',
      words: { en: 'A filter of the list, again and again', ru: 'Фильтр списка; можно повторять' },
    },
    columns: {
      type: 'text',
      value: 'A,B',
      words: { en: 'Only these columns, in this order', ru: 'Только эти столбцы, в этом порядке' },
    },
    format: { type: 'text', values: ['xlsx', 'csv'], words: { en: '`xlsx` unless given', ru: 'По умолчанию `xlsx`' } },
    output: { type: 'text', value: 'FILE', words: { en: 'Where the file is written', ru: 'Куда записать файл' } },
  },
  takes: [0, 1],
  async run(asked) {
    const { filter = [], columns, format, output } = asked.flags;
    const connection = await connectByProfile(asked);
    const { items } = await listRegisters(connection);
    const [named] = asked.words;
    if (named === undefined) {
      const flags = { ...asked.flags, fields: 'list,title' };
      return printRecords({ items, page: { nextCursor: null } }, { flags });
    }
    const file = await exportRegister(connection, {
      list: listOf(
        named,
        items.map(({ list }) => list),
      ) as ExportRegisterBody['list'],
      filters: Object.fromEntries((filter as readonly string[]).map(pairOf)),
      columns: (columns as string | undefined)?.split(','),
      format: format as ExportRegisterBody['format'],
    });
    await saveDownload(file, output as string | undefined);
  },
};

function listOf(named: string, lists: readonly string[]): string {
  const [only, ...others] = lists
    .filter((list) => list === named)
    .concat(lists.filter((list) => list.endsWith(`.list-${named}`)));
  if (only !== undefined && (others.length === 0 || only === named)) return only;
  const perhaps = others.length > 0 ? ` ${[only, ...others].join(', ')}?` : nearest(named, lists);
  throw new UsageError(say(`There is no list «${named}».`, `Списка «${named}» нет.`) + perhaps);
}

function pairOf(filter: string): [string, string] {
  const at = filter.indexOf('=');
  if (at > 0) return [filter.slice(0, at), filter.slice(at + 1)];
  throw new UsageError(
    say(`--filter is NAME=VALUE, not «${filter}».`, `--filter пишется как ИМЯ=ЗНАЧЕНИЕ, а не «${filter}».`),
  );
}
