import { Alert, Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { CopyButton } from './copy-button.tsx';
import { DialogButtons } from './form/dialog-buttons.tsx';
import { say } from './say.ts';
import classes from './shown-once.module.css';

interface ShownOnceProps {
  title: string;
  /** Each with the name of what it is. */
  secrets: readonly { label: string; value: string }[];
  onClose(): void;
}

/** What is never shown again: the dialog closes only when the person says that it is kept. */
export function ShownOnce({ title, secrets, onClose }: ShownOnceProps) {
  const [kept, setKept] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Alert color="yellow" variant="light" icon={<KeyRound size={16} />}>
          {say(
            'Copy it now: it is shown this once. Whoever holds it acts in your name.',
            'Скопируйте сейчас: больше это не будет показано. Кто им владеет, действует от вашего имени.',
          )}
        </Alert>
        {secrets.map(({ label, value }) => (
          <div key={label}>
            <Text size="sm" fw={500} mb={4}>
              {label}
            </Text>
            <Group gap="sm" wrap="nowrap" align="flex-start">
              <code className={classes.value} data-secret>
                {value}
              </code>
              <CopyButton value={value} what={label} wide />
            </Group>
          </div>
        ))}
        <Checkbox
          label={say('I have saved it', 'Я сохранил')}
          checked={kept}
          onChange={({ currentTarget }) => setKept(currentTarget.checked)}
        />
        <DialogButtons>
          <Button disabled={!kept} onClick={onClose}>
            {say('Close', 'Закрыть')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
