import { Button, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { say } from '../../kit/say.ts';
import { type Makeable, makeable } from './makeable.ts';

interface AlreadyThereProps {
  of: Makeable;
  /** A number or an article first, then the name: what the record would be found by. */
  words: readonly string[];
  onTake(record: RecordOption): void;
}

const shown = 3;

/** What is there already by the same number, article or name, told before another one is made; one click takes it instead. */
export function AlreadyThere({ of, words, onTake }: AlreadyThereProps) {
  const { kind, find } = makeable[of];
  const [settled] = useDebouncedValue(
    words.map((word) => word.trim()).filter((word) => word.length > 2),
    300,
    {
      leading: true,
    },
  );
  const { data = [] } = useQuery({
    queryKey: ['find', kind, 'alike', ...settled],
    queryFn: async ({ signal }) => (await Promise.all(settled.map((word) => find(word, signal)))).flat(),
    enabled: settled.length > 0,
  });
  const alike = [...new Map(data.map((record) => [record.id, record])).values()].slice(0, shown);
  if (alike.length === 0) return null;
  return (
    <Stack gap={4} role="group" aria-label={say('Already there', 'Уже есть')}>
      <Text size="sm" role="status">
        {say('Already there. Is it one of these?', 'Похожее уже есть. Может быть, это оно?')}
      </Text>
      {alike.map((record) => (
        <Button
          key={record.id}
          {...escapeIsOwn}
          variant="light"
          justify="flex-start"
          h="auto"
          py={6}
          onClick={() => onTake(record)}
        >
          <span style={{ display: 'block', textAlign: 'left', whiteSpace: 'normal' }}>
            {record.label}
            {record.about && (
              <Text size="xs" c="dimmed" component="span" display="block">
                {record.about}
              </Text>
            )}
          </span>
        </Button>
      ))}
    </Stack>
  );
}
