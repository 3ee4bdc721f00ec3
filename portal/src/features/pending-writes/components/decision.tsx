import { Button } from '@mantine/core';
import { useState } from 'react';
import { pendingWriteFlow } from '../../../../../nouns/pending-write-flow.ts';
import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { type PendingWrite, useDecision } from '../queries.ts';

const { approve, reject } = pendingWriteFlow.moves;

/** Yes or no, while it may be said. What was cut off after a yes is taken up by the same button. */
export function Decision({ of }: { of: PendingWrite }) {
  const decide = useDecision(of);
  const [rejecting, setRejecting] = useState(false);
  const mayBe = (from: readonly string[]) => from.includes(of.status);
  return (
    <>
      {mayBe(approve.from) && (
        <Button loading={decide.isPending} onClick={() => decide.mutate(null)}>
          {say('Approve and do it', 'Одобрить и выполнить')}
        </Button>
      )}
      {mayBe(reject.from) && (
        <Button variant="default" onClick={() => setRejecting(true)}>
          {say('Reject', 'Отклонить')}
        </Button>
      )}
      {rejecting && (
        <ReasonDialog
          draft={['pending-write-reason', of.id]}
          title={say('Reject the proposal', 'Отклонить предложение')}
          readers={say('The agent reads it.', 'Её прочитает агент.')}
          confirm={say('Reject', 'Отклонить')}
          color="red"
          onReason={decide.mutateAsync}
          onClose={() => setRejecting(false)}
        />
      )}
    </>
  );
}
