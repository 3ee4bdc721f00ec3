import { ActionIcon, type ActionIconProps, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { say } from '../../../kit/say.ts';
import { stageName } from '../../../shared/records/stage-name.ts';
import type { Requisition, Stage } from '../queries.ts';
import classes from './board.module.css';

interface MoveMenuProps {
  requisition: Requisition;
  stages: readonly Stage[];
  onMove(requisition: Requisition, to: Stage): void;
}

/** The stages a requisition may be moved to. A board has hundreds of them, so each menu is made when it is first asked for. */
export function MoveMenu(props: MoveMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <StageMenu {...props} />;
  return <MoveButton number={props.requisition.number} aria-haspopup="menu" onClick={() => setAsked(true)} />;
}

/** Opens itself once its button has the focus, which comes back to it when the menu closes. */
function StageMenu({ requisition, stages, onMove }: MoveMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    setOpen(true);
  }, []);
  return (
    <Menu position="bottom-end" opened={isOpen} onChange={setOpen}>
      <Menu.Target>
        <MoveButton ref={button} number={requisition.number} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say('Move to…', 'Переместить в…')}</Menu.Label>
        {stages
          .filter(({ id }) => id !== requisition.stage?.id)
          .map((stage) => (
            <Menu.Item
              key={stage.id}
              leftSection={<i className={classes.dot} style={{ background: stage.color }} />}
              onClick={() => onMove(requisition, stage)}
            >
              {stageName(stage.name)}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
}

const MoveButton = ({ number, ...rest }: ActionIconProps & ComponentPropsWithRef<'button'> & { number: string }) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={24}
    aria-label={`${say('Move to', 'Переместить в')}: ${number}`}
    {...rest}
  >
    <Ellipsis size={16} />
  </ActionIcon>
);
