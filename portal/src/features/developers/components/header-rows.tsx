import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { say } from '../../../kit/say.ts';

interface Header {
  name: string;
  value: string;
}

/** Headers of one's own that go with every request; a value once stored is shown covered. */
export function HeaderRows({ value, onChange }: { value: readonly Header[]; onChange(next: Header[]): void }) {
  const put = (at: number, next: Header) => onChange(value.map((row, place) => (place === at ? next : row)));
  return (
    <Stack gap="xs">
      <Text size="sm" fw={500}>
        {say('Headers of your own', 'Свои заголовки')}
      </Text>
      {value.map((row, at) => (
        // A row is known by its place alone.
        <Group key={at} gap="xs" wrap="nowrap">
          <TextInput
            flex={1}
            aria-label={say(`Name of header ${at + 1}`, `Имя заголовка ${at + 1}`)}
            placeholder="X-Tenant"
            value={row.name}
            onChange={({ currentTarget }) => put(at, { ...row, name: currentTarget.value })}
          />
          <TextInput
            flex={1}
            aria-label={say(`Value of header ${at + 1}`, `Значение заголовка ${at + 1}`)}
            value={row.value}
            onChange={({ currentTarget }) => put(at, { ...row, value: currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={say(`Remove header ${at + 1}`, `Убрать заголовок ${at + 1}`)}
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
          onClick={() => onChange([...value, { name: '', value: '' }])}
        >
          {say('Header', 'Заголовок')}
        </Button>
      </Group>
    </Stack>
  );
}
