import { Button, Menu } from '@mantine/core';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { say } from '../../../kit/say.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { useMay } from '../../../shared/session/me.ts';
import { statuses } from '../invoice-words.ts';
import { type Move, movesOf } from '../model.ts';
import type { InvoiceCard } from '../queries.ts';
import { useMove } from '../use-move.ts';
import { MoveDialog } from './move-dialog.tsx';

/** Moves of an invoice: what is next as a button, the rest in a menu; those that need a reason ask for it. */
export function StatusMoves({ invoice }: { invoice: InvoiceCard }) {
  const may = useMay();
  const [asked, setAsked] = useState<Move>();
  const [isOverride, setOverride] = useState(false);
  const move = useMove(invoice);
  const moves = movesOf(invoice, may);
  const next = moves.find(({ kind }) => atOnce.has(kind));
  const others = moves.filter((one) => one !== next);
  const go = (one: Move) =>
    move.mutate(
      { status: one.to },
      {
        onError(error) {
          if (!isProblem(error) || error.members.rule !== 'matching_blocked') return;
          setOverride(true);
          setAsked(one);
        },
      },
    );
  return (
    <>
      {next && (
        <Button loading={move.isPending} onClick={() => go(next)}>
          {nameOf(next)}
        </Button>
      )}
      {others.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" aria-label={say('Other moves', 'Другие действия')}>
              <MoreHorizontal size={16} />
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <Menu.Item
                key={one.kind}
                {...(one.kind === 'cancel' && { color: 'red' })}
                onClick={() => {
                  setOverride(false);
                  setAsked(one);
                }}
              >
                {nameOf(one)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {asked && (
        <MoveDialog
          invoice={invoice}
          move={asked}
          name={nameOf(asked)}
          isOverride={isOverride}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** These ask nothing more. */
const atOnce: ReadonlySet<Move['kind']> = new Set(['submit', 'approve', 'recall', 'settle']);

function nameOf({ kind, to }: Move): string {
  if (kind === 'settle')
    return say(`Settled: back to “${statuses[to].name.en}”`, `Урегулировано: вернуть в «${statuses[to].name.ru}»`);
  return names[kind]();
}

const names: Record<Exclude<Move['kind'], 'settle'>, () => string> = {
  submit: () => say('Send for approval', 'На согласование'),
  approve: () => say('Approve', 'Согласовать'),
  reject: () => say('Reject', 'Отклонить'),
  recall: () => say('Take back to work', 'Вернуть в работу'),
  dispute: () => say('Dispute', 'Оспорить'),
  cancel: () => say('Cancel the invoice', 'Аннулировать'),
};
