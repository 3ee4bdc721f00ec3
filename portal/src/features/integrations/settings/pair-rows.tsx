import { ActionIcon, Autocomplete, Button, Group, Input, Select, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import { oursQuery, type PairChoice, theirsQuery } from './pair-choices.ts';
import type { SettingField } from './setting-fields.ts';
import type { Pair } from './setting-values.ts';

interface PairRowsProps {
  /** Installation and integration the table belongs to: they know what there is to choose from. */
  id: string;
  slug: string;
  field: SettingField;
  value: readonly Pair[];
  onChange(next: readonly Pair[]): void;
  error: string | undefined;
}

/** What the other system calls something beside what it is here. */
export function PairRows({ id, slug, field: { title, help, path, options }, value, onChange, error }: PairRowsProps) {
  const { data: told } = useQuery(theirsQuery(id, slug, path));
  const { data: known } = useQuery(oursQuery(slug, path));
  const theirs = [...new Set(told?.items.map(({ name }) => name))];
  const put = (at: number, next: Pair) => onChange(value.map((row, place) => (place === at ? next : row)));
  return (
    <Input.Wrapper label={title} description={help} error={error}>
      <Stack gap="xs" mt={4}>
        {value.map(([key, target], at) => (
          // A row is known by its place alone.
          <Group key={at} gap="xs" wrap="nowrap">
            <Autocomplete
              flex={1}
              aria-label={say(`${title}: theirs, row ${at + 1}`, `${title}: в другой системе, строка ${at + 1}`)}
              placeholder={say('theirs', 'в другой системе')}
              data={theirs}
              value={key}
              onChange={(next) => put(at, [next, target])}
            />
            <span aria-hidden>→</span>
            <Ours
              label={say(`${title}: ours, row ${at + 1}`, `${title}: здесь, строка ${at + 1}`)}
              choices={known ?? options}
              value={target}
              onChange={(next) => put(at, [key, next])}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say(`Remove row ${at + 1}`, `Убрать строку ${at + 1}`)}
              onClick={() => onChange(value.filter((_, place) => place !== at))}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Plus size={14} />}
            onClick={() => onChange([...value, ['', '']])}
          >
            {say('Row', 'Строка')}
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  );
}

interface OursProps {
  label: string;
  choices: readonly PairChoice[];
  value: string;
  onChange(next: string): void;
}

/** A record where there are some to choose from, a text otherwise; what is stored and gone stays to be seen. */
function Ours({ label, choices, value, onChange }: OursProps) {
  if (choices.length === 0)
    return (
      <TextInput
        flex={1}
        aria-label={label}
        placeholder={say('ours', 'здесь')}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  const known = choices.some((choice) => choice.value === value) || value === '';
  return (
    <Select
      flex={1}
      searchable
      aria-label={label}
      placeholder={say('ours', 'здесь')}
      data={known ? [...choices] : [...choices, { value, label: value }]}
      value={value === '' ? null : value}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}
