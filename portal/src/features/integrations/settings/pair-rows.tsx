import { ActionIcon, Button, Group, Input, Stack, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';
import type { Pair, SettingField } from './settings-model.ts';

interface PairRowsProps {
  field: SettingField;
  value: readonly Pair[];
  onChange(next: readonly Pair[]): void;
  error: string | undefined;
}

/** What the other system calls something beside what it is here. */
export function PairRows({ field: { title, help }, value, onChange, error }: PairRowsProps) {
  const put = (at: number, next: Pair) => onChange(value.map((row, place) => (place === at ? next : row)));
  return (
    <Input.Wrapper label={title} description={help} error={error}>
      <Stack gap="xs" mt={4}>
        {value.map(([key, target], at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <Group key={at} gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              aria-label={say(`${title}: theirs, row ${at + 1}`, `${title}: в другой системе, строка ${at + 1}`)}
              placeholder={say('theirs', 'в другой системе')}
              value={key}
              onChange={({ currentTarget }) => put(at, [currentTarget.value, target])}
            />
            <span aria-hidden>→</span>
            <TextInput
              flex={1}
              aria-label={say(`${title}: ours, row ${at + 1}`, `${title}: здесь, строка ${at + 1}`)}
              placeholder={say('ours', 'здесь')}
              value={target}
              onChange={({ currentTarget }) => put(at, [key, currentTarget.value])}
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
