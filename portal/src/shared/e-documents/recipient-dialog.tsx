import { Button, Modal, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';
import type { Recipient } from './queries.ts';

interface RecipientDialogProps {
  boxes: readonly Recipient[];
  isPending: boolean;
  /** Why the chosen box was not taken. */
  error: unknown;
  onClose(): void;
  onChoose(box: string): void;
}

/** The recipient has several boxes: a person says which. */
export function RecipientDialog({ boxes, isPending, error, onClose, onChoose }: RecipientDialogProps) {
  const [box, setBox] = useState(boxes[0]?.id ?? '');
  return (
    <Modal opened onClose={onClose} title={say('Which box of the recipient', 'Ящик получателя')}>
      <Stack>
        <FormProblem error={error} />
        <Radio.Group value={box} onChange={setBox} aria-label={say('Box', 'Ящик')}>
          <Stack gap="sm">
            {boxes.map(({ id, name, kpp }) => (
              <Radio key={id} value={id} label={name} description={kpp ? `${say('KPP', 'КПП')} ${kpp} · ${id}` : id} />
            ))}
          </Stack>
        </Radio.Group>
        <DialogButtons onCancel={onClose}>
          <Button loading={isPending} disabled={box === ''} onClick={() => onChoose(box)}>
            {say('Give to the operator', 'Передать оператору')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
