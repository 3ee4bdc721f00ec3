import { Button, Modal, Select, Stack } from '@mantine/core';
import { useState } from 'react';
import { type TalkedAbout, talkedAbout } from '../../../../nouns/messenger-conversation.ts';
import { DialogButtons } from '../../kit/form/dialog-buttons.tsx';
import { FormProblem } from '../../kit/form/form-problem.tsx';
import type { RecordOption } from '../../kit/form/record-option.ts';
import { RecordSelect } from '../../kit/form/record-select.tsx';
import { say } from '../../kit/say.ts';
import { linkedKinds } from './linked-records.ts';
import { useLinks } from './use-message-acts.ts';

/** The record a conversation is about, looked for by name or number. */
export function LinkDialog({ id, onClose }: { id: string; onClose(): void }) {
  const [kind, setKind] = useState<TalkedAbout>('supplier');
  const [record, setRecord] = useState<RecordOption | null>(null);
  const { link } = useLinks(id);
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('What the conversation is about', 'О чём переписка')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      <Stack>
        <FormProblem error={link.error} />
        <Select
          label={say('Kind of the record', 'Вид записи')}
          data={Object.entries(talkedAbout).map(([value, called]) => ({ value, label: say(called) }))}
          allowDeselect={false}
          value={kind}
          onChange={(next) => {
            setKind(next as TalkedAbout);
            setRecord(null);
          }}
        />
        <RecordSelect
          key={kind}
          kind={`talk-${kind}`}
          label={say(talkedAbout[kind])}
          value={record}
          onChange={setRecord}
          find={linkedKinds[kind].find}
          data-autofocus
        />
        <DialogButtons>
          <Button
            disabled={record === null}
            loading={link.isPending}
            onClick={() => record && link.mutate({ entityType: kind, entityId: record.id }, { onSuccess: onClose })}
          >
            {say('Link', 'Привязать')}
          </Button>
        </DialogButtons>
      </Stack>
    </Modal>
  );
}
