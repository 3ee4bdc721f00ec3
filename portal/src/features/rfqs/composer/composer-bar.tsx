import { Button, Group, Text } from '@mantine/core';
import { isHeldBack } from '../../../kit/form/is-held-back.ts';
import { say } from '../../../kit/say.ts';
import { useMay } from '../../../shared/session/me.ts';

interface ComposerBarProps {
  /** How many are chosen. */
  lines: number;
  suppliers: number;
  isWorking: boolean;
  onDraft(): void;
}

/** Sends a request or keeps it as a draft, and says what it still lacks. */
export function ComposerBar({ lines, suppliers, isWorking, onDraft }: ComposerBarProps) {
  const may = useMay();
  const isReady = lines > 0 && suppliers > 0;
  return (
    <>
      <Group mt="md">
        {may('supplier_rfqs.send') && (
          <Button type="submit" disabled={!isReady} loading={isWorking}>
            {say('Send…', 'Отправить…')}
          </Button>
        )}
        <Button
          variant="default"
          disabled={lines === 0}
          loading={isWorking}
          onClick={({ currentTarget }) => !isHeldBack(currentTarget.form) && onDraft()}
        >
          {say('Save as a draft', 'Сохранить черновик')}
        </Button>
      </Group>
      {!isReady && (
        <Text size="sm" c="dimmed" mt="xs">
          {lines === 0
            ? say('Choose at least one position', 'Выберите хотя бы одну позицию')
            : say('Choose at least one supplier', 'Выберите хотя бы одного поставщика')}
        </Text>
      )}
    </>
  );
}
