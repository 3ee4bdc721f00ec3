import { Menu, UnstyledButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useKeys } from '../../../kit/hotkeys.ts';
import { say } from '../../../kit/say.ts';
import { Status } from '../../../kit/status.tsx';
import { tellDone } from '../../../kit/tell.tsx';
import { stageName } from '../../../shared/records/stage-name.ts';
import { useMay } from '../../../shared/session/me.ts';
import { moveToStage } from '../acts.ts';
import { type RequisitionCard, usePipeline } from '../queries.ts';
import classes from './card.module.css';
import { useCardChanged } from './use-card-changed.ts';

/** The stage, and a menu of the others: `S` opens it. Seen at once, undone by a click. */
export function StageMenu({ card }: { card: RequisitionCard }) {
  const { stages } = usePipeline();
  const changed = useCardChanged();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (to: { id: string; name: string }) => moveToStage(card.id, to.id),
    onSuccess: (_answer, to) => {
      const { stage } = card;
      const undo = stage && stage.id !== to.id ? () => mutate(stage) : undefined;
      tellDone(say(`Moved to “${stageName(to.name)}”`, `Перемещена в «${stageName(to.name)}»`), undo);
    },
    onSettled: changed,
  });
  const mayMove = may('purchase_requisitions.update');
  useKeys({ KeyS: mayMove ? () => setOpen(true) : undefined });
  const shown = isPending ? stages.find(({ id }) => id === variables.id) : card.stage;
  const name = shown ? stageName(shown.name) : '—';
  const dot = <Status color={shown?.color ?? null}>{name}</Status>;
  if (!mayMove) return dot;
  return (
    <Menu opened={open} onChange={setOpen} position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.stage} aria-label={`${say('Stage', 'Этап')}: ${name}`}>
          {dot} <ChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {stages.map((stage) => (
          <Menu.Item
            key={stage.id}
            leftSection={stage.id === card.stage?.id ? <Check size={14} /> : <span style={{ width: 14 }} />}
            onClick={() => stage.id !== card.stage?.id && mutate(stage)}
          >
            <Status color={stage.color}>{stageName(stage.name)}</Status>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
