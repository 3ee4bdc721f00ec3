import { Button, Group, Text } from '@mantine/core';
import { showQuantity } from '../../../../kit/format.ts';
import { say } from '../../../../kit/say.ts';
import { ProblemText } from '../../../../kit/tell.tsx';
import { isProblem } from '../../../../shared/api/problem.ts';

/** Why a line stays as it is. What suppliers were accepted for may be let go, by who says so. */
export function LineProblem({ error, onRelease }: { error: unknown; onRelease(): void }) {
  if (!isProblem(error) || error.members.rule !== 'below_accepted') return <ProblemText error={error} />;
  const { acceptedQuantity } = error.members;
  const accepted = typeof acceptedQuantity === 'string' ? showQuantity(acceptedQuantity) : '';
  return (
    <Group gap="sm">
      <Text size="sm">
        {say(
          `Suppliers are chosen for ${accepted} of it. Less means that the choice is cut.`,
          `У поставщиков уже выбрано ${accepted}. Если уменьшить количество, лишнее из выбора будет снято.`,
        )}
      </Text>
      <Button size="compact-sm" variant="default" onClick={onRelease}>
        {say('Lower all the same', 'Всё равно уменьшить')}
      </Button>
    </Group>
  );
}
