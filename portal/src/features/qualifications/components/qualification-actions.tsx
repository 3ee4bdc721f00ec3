import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type QualificationMove,
  type QualificationStatus,
  supplierQualificationFlow,
} from '../../../../../nouns/supplier-qualification-flow.ts';
import { say } from '../../../kit/say.ts';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { useMay } from '../../../shared/session/me.ts';
import type { Qualification } from '../queries.ts';
import { useQualificationMove } from '../use-qualification-move.ts';

const { moves, statuses } = supplierQualificationFlow;

/** Where it may go from here, by the table of its moves. */
export function QualificationActions({ of }: { of: Qualification }) {
  const may = useMay();
  const move = useQualificationMove(of);
  const [asking, setAsking] = useState<QualificationStatus>();
  const open = (Object.keys(moves) as QualificationMove[])
    .map((name) => moves[name])
    .filter(({ from, permission }) => permission && may(permission) && from.includes(of.status));
  return (
    <>
      {open.map(({ to, requires = [] }) => (
        <Button
          key={to}
          variant={to === 'approved' ? 'filled' : 'default'}
          loading={move.isPending}
          onClick={() => (requires.includes('reason') ? setAsking(to) : move.mutate({ status: to }))}
        >
          {labelOf(to)}
        </Button>
      ))}
      {asking && (
        <ReasonDialog
          draft={['qualification-reason', of.id]}
          title={labelOf(asking)}
          color="red"
          onReason={(reason) => move.mutateAsync({ status: asking, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

const labelOf = (to: QualificationStatus) => say(statuses[to].action ?? statuses[to]);
