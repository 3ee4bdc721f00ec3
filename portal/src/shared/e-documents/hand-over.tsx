import { Button, Group, Modal, Radio, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { ProblemText, tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { isProblem } from '../api/problem.ts';
import type { Operator, Recipient, Sent } from './queries.ts';

interface HandOverProps {
  record: Sent;
  operator: Operator;
  isAgain: boolean;
}

/** Gives the record to an operator as a draft. Where the recipient has several boxes, a person chooses one. */
export function HandOver({ record, operator: { operator, title }, isAgain }: HandOverProps) {
  const client = useQueryClient();
  const [boxes, setBoxes] = useState<readonly Recipient[]>();
  const give = useMutation({
    mutationFn: (recipient: string | undefined) =>
      ask(api.POST('/api/v1/e-documents/outgoing', { body: { ...record, operator, ...(recipient && { recipient }) } })),
    meta: { toldByPage: true },
    onError: (error) =>
      isProblem(error, 'recipient_ambiguous') && setBoxes(error.members.recipients as readonly Recipient[]),
    onSuccess() {
      setBoxes(undefined);
      tellDone(say(`The draft goes to ${title}`, `Черновик передаётся оператору «${title}»`));
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['e-documents'] }),
  });
  const isChoosing = boxes !== undefined;
  return (
    <>
      {give.error && !isChoosing && <ProblemText error={give.error} />}
      <Button loading={give.isPending && !isChoosing} onClick={() => give.mutate(undefined)}>
        {isAgain ? say('Give it anew', 'Передать заново') : say('Give to the operator', 'Передать оператору')}
      </Button>
      {isChoosing && (
        <RecipientDialog
          boxes={boxes}
          error={isProblem(give.error, 'recipient_ambiguous') ? null : give.error}
          isPending={give.isPending}
          onClose={() => setBoxes(undefined)}
          onChoose={(box) => give.mutate(box)}
        />
      )}
    </>
  );
}

interface RecipientDialogProps {
  boxes: readonly Recipient[];
  error: Error | null;
  isPending: boolean;
  onClose(): void;
  onChoose(box: string): void;
}

function RecipientDialog({ boxes, error, isPending, onClose, onChoose }: RecipientDialogProps) {
  const [box, setBox] = useState(boxes[0]?.id ?? '');
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('Which box of the recipient', 'Ящик получателя')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <Radio.Group value={box} onChange={setBox} aria-label={say('Box', 'Ящик')}>
          <Stack gap="sm">
            {boxes.map(({ id, name, kpp }) => (
              <Radio key={id} value={id} label={name} description={kpp ? `${say('KPP', 'КПП')} ${kpp} · ${id}` : id} />
            ))}
          </Stack>
        </Radio.Group>
        {error && <ProblemText error={error} />}
        <Group>
          <Button loading={isPending} disabled={box === ''} onClick={() => onChoose(box)}>
            {say('Give to the operator', 'Передать оператору')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {say('Cancel', 'Отмена')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
