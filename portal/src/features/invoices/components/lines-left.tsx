import { Button, Group, Text } from '@mantine/core';
import { say } from '../../../kit/say.ts';
import type { Preview } from '../transfer-queries.ts';

interface LinesLeftProps extends Pick<Preview, 'lines'> {
  onNext(place: number): void;
}

/** How many lines are still for nothing, and the way to the next of them. */
export function LinesLeft({ lines, onNext }: LinesLeftProps) {
  const left = lines.filter(({ matchedBy }) => matchedBy === null);
  const [next] = left;
  if (!next) return null;
  return (
    <Group mt="sm" gap="sm">
      <Text size="sm" c="dimmed">
        {say(`Lines not matched: ${left.length}`, `Не сопоставлено строк: ${left.length}`)}
      </Text>
      <Button variant="default" size="compact-sm" title={say('Key M', 'Клавиша M')} onClick={() => onNext(next.place)}>
        {say('Match the next one', 'Сопоставить следующую')}
      </Button>
    </Group>
  );
}
