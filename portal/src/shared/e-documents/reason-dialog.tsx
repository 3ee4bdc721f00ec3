import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { ReasonInput } from '../../kit/form/reason-input.tsx';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';
import { useKeptState } from '../drafts/use-kept-state.ts';

interface ReasonDialogProps {
  /** Name of the draft, and whose it is. */
  draft: string;
  record: string;
  title: string;
  /** What it is done to, and what comes of it. */
  children: ReactNode;
  confirm: string;
  done: string;
  act(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the reason that the other side reads, and for consent. */
export function ReasonDialog({ draft: name, record, title, children, confirm, done, act, onClose }: ReasonDialogProps) {
  const [reason, setReason, draft] = useKeptState(name, record, '');
  const client = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => act(reason.trim()),
    meta: { toldByPage: true },
    onSuccess() {
      draft.drop();
      tellDone(done);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
  return (
    <Modal opened onClose={onClose} title={title}>
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        <FormProblem error={error} draft={draft} />
        <ReasonInput
          description={say('The other side reads it.', 'Её увидит контрагент.')}
          value={reason}
          onChange={setReason}
        />
        <Group>
          <Button color="red" loading={isPending} disabled={reason.trim() === ''} onClick={() => mutate()}>
            {confirm}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
