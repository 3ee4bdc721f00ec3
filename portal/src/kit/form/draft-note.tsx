import { Alert, Button, Group, Text } from '@mantine/core';
import { showInstant } from '../format.ts';
import { say } from '../say.ts';

/** What a form knows of what was typed into it and not sent. */
export interface FormDraft {
  /** When what has come back was typed. */
  restoredAt: string | undefined;
  /** Whether this device holds what the form shows. */
  isKept: boolean;
  /** It was sent: nothing is left to keep. */
  drop(): void;
  /** The form as it was before. */
  discard(): void;
}

/** What was typed before has come back: said, and given up with one click. */
export function DraftNote({ draft }: { draft: FormDraft | undefined }) {
  if (!draft?.restoredAt) return null;
  const at = showInstant(draft.restoredAt);
  return (
    <Alert color="blue" variant="light" role="status" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {say(
            `What you typed on ${at} is back. It has not been sent.`,
            `Вернули то, что вы ввели ${at} и не отправили.`,
          )}
        </Text>
        <Button size="compact-sm" variant="default" onClick={draft.discard}>
          {say('Discard', 'Отбросить')}
        </Button>
      </Group>
    </Alert>
  );
}
