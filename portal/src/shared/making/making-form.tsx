import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import type { FormDraft } from '../../kit/form/draft-note.tsx';
import { escapeIsOwn } from '../../kit/form/escape-is-own.ts';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import { say } from '../../kit/say.ts';

interface MakingFormProps {
  error: unknown;
  draft: FormDraft;
  isPending: boolean;
  onSubmit(): void;
  onClose(): void;
  children: ReactNode;
}

/** What all small forms share. It stands within another form for React, which is not to hear of what is sent here. */
export function MakingForm({ error, draft, isPending, onSubmit, onClose, children }: MakingFormProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Stack>
        <FormProblem error={error} draft={draft} />
        {children}
        <DialogButtons onCancel={onClose}>
          <Button type="submit" {...escapeIsOwn} loading={isPending}>
            {say('Create and choose', 'Создать и выбрать')}
          </Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
