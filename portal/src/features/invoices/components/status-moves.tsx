import { Button, Menu } from '@mantine/core';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { invoiceFlow } from '../../../../../nouns/invoice-flow.ts';
import { say } from '../../../kit/say.ts';
import { isProblem } from '../../../shared/api/problem.ts';
import { type AllowedMove, kindOf, type MoveKind } from '../model.ts';
import type { InvoiceCard } from '../queries.ts';
import { useMove } from '../use-move.ts';
import { MoveDialog } from './move-dialog.tsx';

/** Moves of an invoice: what is next as a button, the rest in a menu; those that need a reason ask for it. */
export function StatusMoves({ invoice }: { invoice: InvoiceCard }) {
  const [asked, setAsked] = useState<AllowedMove>();
  const [isOverride, setOverride] = useState(false);
  const move = useMove(invoice);
  const moves = invoice.allowedMoves;
  const next = moves.find((one) => atOnce.has(kindOf(invoice, one)));
  const others = moves.filter((one) => one !== next);
  const nameOf = (one: AllowedMove) => nameFor(kindOf(invoice, one), one);
  const go = (one: AllowedMove) =>
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
                key={one.to}
                {...(one.to === 'cancelled' && { color: 'red' })}
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
const atOnce: ReadonlySet<MoveKind> = new Set(['pending_approval', 'approved', 'received', 'settle']);

function nameFor(kind: MoveKind, { to }: AllowedMove): string {
  const { action, ...name } = invoiceFlow.statuses[to];
  if (kind === 'settle') return say(`Settled: back to “${name.en}”`, `Урегулировано: вернуть в «${name.ru}»`);
  return say(action ?? name);
}
