import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '../../kit/say.ts';
import { ProblemText, tellDone } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { isProblem } from '../api/problem.ts';
import type { Operator, Recipient, Sent } from './queries.ts';
import { RecipientDialog } from './recipient-dialog.tsx';

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
  const refusal = isProblem(give.error, 'recipient_ambiguous') ? null : give.error;
  const isChoosing = boxes !== undefined;
  return (
    <>
      {refusal && !isChoosing && <ProblemText error={refusal} />}
      <Button loading={give.isPending && !isChoosing} onClick={() => give.mutate(undefined)}>
        {isAgain ? say('Give it anew', 'Передать заново') : say('Give to the operator', 'Передать оператору')}
      </Button>
      {isChoosing && (
        <RecipientDialog
          boxes={boxes}
          isPending={give.isPending}
          error={refusal}
          onClose={() => {
            setBoxes(undefined);
            give.reset();
          }}
          onChoose={(box) => give.mutate(box)}
        />
      )}
    </>
  );
}
