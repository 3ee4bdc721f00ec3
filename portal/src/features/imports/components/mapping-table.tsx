import { Select } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import type { Mapping } from '../model.ts';
import type { ImportJob, Target } from '../queries.ts';
import classes from './imports.module.css';

interface MappingTableProps {
  columns: ImportJob['columns'];
  targets: readonly Target[];
  mapping: Mapping;
  /** As the server read the file. */
  before: Mapping;
  onChange(column: string, target: string | null): void;
}

export function MappingTable({ columns, targets, mapping, before, onChange }: MappingTableProps) {
  const data = optionsOf(targets);
  return (
    <table className={classes.mapping} aria-label={say('Columns of the file', 'Столбцы файла')}>
      <thead>
        <tr>
          <th scope="col">{say('Column of the file', 'Столбец файла')}</th>
          <th scope="col">{say('Field', 'Поле')}</th>
          <th scope="col">{say('Found by', 'Откуда')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ column, heading, samples, toldBy }) => {
          const target = mapping[column] ?? null;
          const name = heading || say(`Column ${column}`, `Столбец ${column}`);
          return (
            <tr key={column} data-ignored={target === null || undefined}>
              <td>
                <span className={classes.letters}>{column}</span>
                <b>{name}</b>
                <div className={classes.samples}>
                  {samples
                    .filter((sample) => sample !== '')
                    .map((sample, index) => (
                      // Samples repeat and never move.
                      <span key={index}>{sample}</span>
                    ))}
                </div>
              </td>
              <td>
                <Select
                  aria-label={`${say('Field for column', 'Поле для столбца')} ${name}`}
                  data={data}
                  value={target}
                  onChange={(value) => onChange(column, value)}
                  placeholder={say('Left out', 'Не загружать')}
                  searchable
                  clearable
                  clearButtonProps={{ 'aria-label': say('Leave out', 'Не загружать') }}
                  nothingFoundMessage={say('No such field', 'Такого поля нет')}
                  maxDropdownHeight={320}
                />
              </td>
              <td>{target !== null && <FoundBy toldBy={before[column] === target ? toldBy : 'here'} />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function FoundBy({ toldBy }: { toldBy: ImportJob['columns'][number]['toldBy'] | 'here' }) {
  if (toldBy === 'memory') return <Status tone="good">{say('remembered', 'запомнено')}</Status>;
  if (toldBy === 'heading') return <Status tone="accent">{say('by its heading', 'по заголовку')}</Status>;
  return <Status>{say('chosen by you', 'выбрано вами')}</Status>;
}

function optionsOf(targets: readonly Target[]) {
  const option = ({ field, title, required }: Target) => ({
    value: field,
    label: required ? `${title} — ${say('required', 'обязательное')}` : title,
  });
  const usual = targets.filter(({ custom }) => !custom);
  const own = targets.filter(({ field }) => field.startsWith('custom.'));
  const ofItems = targets.filter(({ field }) => field.startsWith('catalogItem.custom.'));
  const group = (name: string, some: readonly Target[]) =>
    some.length > 0 ? [{ group: name, items: some.map(option) }] : [];
  return [
    ...group(say('Fields', 'Поля'), usual),
    ...group(say('Custom fields', 'Дополнительные поля'), own),
    ...group(say('Custom fields of catalog items', 'Дополнительные поля позиций каталога'), ofItems),
  ];
}
