import { Button, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DialogButtons } from '../../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../../kit/form/form-problem.tsx';
import { say } from '../../../kit/say.ts';
import { api, ask } from '../../../shared/api/client.ts';
import { useMe } from '../../../shared/session/me.ts';

/** Asks for a test portal; its first key is what comes of it. */
export function MakeDialog({ onClose, onMade }: { onClose(): void; onMade(key: string): void }) {
  const client = useQueryClient();
  const { portal } = useMe();
  const [name, setName] = useState('');
  const make = useMutation({
    mutationFn: () => ask(api.POST('/api/v1/sandbox', { body: name.trim() === '' ? {} : { name: name.trim() } })),
    meta: { toldByPage: true },
    async onSuccess({ apiKey }) {
      await client.invalidateQueries({ queryKey: ['test-portals'] });
      onMade(apiKey);
    },
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Make a test portal', 'Создать тестовый портал')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <Stack>
          <FormProblem error={make.error} />
          <Text size="sm">
            {say(
              'It takes over your requisites, currency and time zone, and begins with an example company. It takes a few seconds.',
              'Он возьмёт ваши реквизиты, валюту и часовой пояс и начнётся с примера компании. Это займёт несколько секунд.',
            )}
          </Text>
          <TextInput
            label={say('Name', 'Название')}
            placeholder={say(`Test portal — ${portal.name}`, `Тестовый портал — ${portal.name}`)}
            maxLength={200}
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <DialogButtons>
            <Button type="submit" loading={make.isPending}>
              {say('Make', 'Создать')}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Modal>
  );
}
