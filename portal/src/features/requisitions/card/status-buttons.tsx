import { Button, Menu } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { requisition as noun } from '../../../../../nouns/requisition.ts';
import { labelOf, valueOf } from '../../../kit/form/of-field.ts';
import { say } from '../../../kit/say.ts';
import { tellDone } from '../../../kit/tell.tsx';
import { ReasonDialog } from '../../../shared/reasons/reason-dialog.tsx';
import { changeStatus } from '../acts.ts';
import { moveName } from '../model.ts';
import type { RequisitionCard, RequisitionStatus } from '../queries.ts';
import { useCardChanged } from './use-card-changed.ts';

/** Moves that stand as buttons of their own; the others are in the menu. */
const first: readonly RequisitionStatus[] = ['pending_approval', 'approved', 'rejected', 'in_sourcing'];

/** Where the server lets this person move the requisition now. */
export function StatusButtons({ card }: { card: RequisitionCard }) {
  const changed = useCardChanged();
  const [asking, setAsking] = useState<RequisitionStatus>();
  const move = useMutation({
    mutationFn: ({ to, reason }: { to: RequisitionStatus; reason?: string }) => changeStatus(card, to, reason),
    onSuccess: async ({ status, warnings }) => {
      await changed();
      tellDone([valueOf(noun, 'status', status), ...warnings.map(({ message }) => message)].join('. '));
    },
    onError: () => changed(),
  });
  const begin = (to: RequisitionStatus, requires: readonly string[]) =>
    requires.includes('reason') ? setAsking(to) : move.mutate({ to });
  const isReturning = card.status === 'on_hold';
  const nameOf = (to: RequisitionStatus) =>
    isReturning && to === card.heldFrom ? say('Resume', 'Возобновить') : moveName(to);
  const buttons = card.allowedMoves.filter(({ to }) => first.includes(to) && !isReturning);
  const rest = card.allowedMoves.filter((one) => !buttons.includes(one));
  return (
    <>
      {buttons.map(({ to, requires }, index) => (
        <Button
          key={to}
          variant={index === 0 && to !== 'rejected' ? 'filled' : 'default'}
          loading={move.isPending && move.variables.to === to}
          disabled={move.isPending}
          onClick={() => begin(to, requires)}
        >
          {nameOf(to)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<ChevronDown size={14} />} loading={move.isPending}>
              {labelOf(noun, 'status')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {rest.map(({ to, requires }) => (
              <Menu.Item key={to} {...(to === 'cancelled' && { color: 'red' })} onClick={() => begin(to, requires)}>
                {nameOf(to)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {asking && (
        <ReasonDialog
          draft={[`requisition-${asking}`, card.id]}
          title={nameOf(asking)}
          onReason={(reason) => move.mutateAsync({ to: asking, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
