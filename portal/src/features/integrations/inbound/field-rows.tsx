import { ActionIcon, Autocomplete, Button, Checkbox, Group, Select, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import classes from './inbound.module.css';
import { emptyRow, type FieldRow } from './mapping-model.ts';
import { type Conversion, conversions } from './words.ts';

interface FieldRowsProps {
  rows: readonly FieldRow[];
  onChange(next: FieldRow[]): void;
  /** Fields there are, and paths of the example. */
  targets: readonly string[];
  paths: readonly string[];
  /** Faults by `/source/name`, as the server names them. */
  faultOf(kind: 'source' | 'defaults', target: string): string | undefined;
  /** Fields that more than one row fills. */
  twice: ReadonlySet<string>;
}

/** Where each field of the record stands in the event. */
export function FieldRows({ rows, onChange, targets, paths, faultOf, twice }: FieldRowsProps) {
  const put = (at: number, change: Partial<FieldRow>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...change } : row)));
  return (
    <div className={classes.scroll}>
      <table className={classes.rows} aria-label={say('Fields', 'Поля')}>
        <thead>
          <tr>
            <th scope="col">{say('Field here', 'Поле здесь')}</th>
            <th scope="col">{say('Path in the event', 'Путь в событии')}</th>
            <th scope="col">{say('As', 'Как')}</th>
            <th scope="col">{say('Otherwise', 'Если нет')}</th>
            <th scope="col">{say('Required', 'Нужно')}</th>
            <th aria-label={say('Remove', 'Убрать')} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // A row is known by its place alone.
            <tr key={at}>
              <td data-name={say('Field here', 'Поле здесь')}>
                <Autocomplete
                  aria-label={say(`Field, row ${at + 1}`, `Поле, строка ${at + 1}`)}
                  data={[...targets]}
                  value={row.target}
                  onChange={(target) => put(at, { target })}
                  error={twice.has(row.target.trim()) && say('More than one row fills it', 'Заполняют несколько строк')}
                />
              </td>
              <td data-name={say('Path in the event', 'Путь в событии')}>
                <Autocomplete
                  aria-label={say(`Path, row ${at + 1}`, `Путь, строка ${at + 1}`)}
                  placeholder="$.name"
                  data={[...paths]}
                  value={row.path}
                  onChange={(path) => put(at, { path })}
                  error={faultOf('source', row.target)}
                />
              </td>
              <td data-name={say('As', 'Как')}>
                <Select
                  className={classes.as}
                  clearable
                  aria-label={say(`As, row ${at + 1}`, `Преобразование, строка ${at + 1}`)}
                  placeholder={say('as it is', 'как есть')}
                  value={row.as || null}
                  onChange={(as) => put(at, { as: (as ?? '') as Conversion | '' })}
                  data={Object.entries(conversions).map(([value, name]) => ({ value, label: say(name) }))}
                />
              </td>
              <td data-name={say('Otherwise', 'Если нет')}>
                <TextInput
                  className={classes.usual}
                  aria-label={say(`Otherwise, row ${at + 1}`, `Если нет, строка ${at + 1}`)}
                  value={row.usual}
                  onChange={({ currentTarget }) => put(at, { usual: currentTarget.value })}
                  error={faultOf('defaults', row.target)}
                />
              </td>
              <td data-name={say('Required', 'Нужно')}>
                <Checkbox
                  size="sm"
                  mt={6}
                  aria-label={say(`Required, row ${at + 1}`, `Нужно, строка ${at + 1}`)}
                  checked={row.required}
                  onChange={({ currentTarget }) => put(at, { required: currentTarget.checked })}
                />
              </td>
              <td>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  mt={2}
                  aria-label={say(`Remove row ${at + 1}`, `Убрать строку ${at + 1}`)}
                  onClick={() => onChange(rows.filter((_, place) => place !== at))}
                >
                  <Trash2 size={16} />
                </ActionIcon>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Plus size={14} />}
          onClick={() => onChange([...rows, emptyRow])}
        >
          {say('Field', 'Поле')}
        </Button>
      </Group>
    </div>
  );
}
