import { Alert, Button, Group } from '@mantine/core';
import { Fragment, type ReactNode, useState } from 'react';
import { say } from '../say.ts';

interface Versioned {
  id: string;
  version: number;
}

interface HeldProps<One> {
  /** The record as it is now; nothing while a new one is made. */
  record: One | undefined;
  /** The form over it. `renew` is called when its own save is done. */
  children(record: One | undefined, renew: () => void): ReactNode;
}

/**
 * A form over a record that others may change meanwhile. Until something is typed into it, it begins anew with every change; from
 * then on what is typed stays, and the person is told and decides.
 */
export function Held<One extends Versioned>({ record, children }: HeldProps<One>) {
  const [held, setHeld] = useState({ record, round: 0 });
  const [isTouched, setTouched] = useState(false);
  const isOther = held.record?.id !== record?.id;
  const isOvertaken = isOther || held.record?.version !== record?.version;
  const take = () => {
    setHeld({ record, round: held.round + 1 });
    setTouched(false);
  };
  if (isOvertaken && (isOther || !isTouched)) take();
  const touch = () => setTouched(true);
  // Drawn anew between the two phases of a click, a switch would take its old state back and the click would be lost.
  const touchLater = () => void setTimeout(touch);
  return (
    // It only notices that the form is used.
    // Keys that change something tell of it by onChange.
    <div style={{ display: 'contents' }} onChangeCapture={touch} onClickCapture={touchLater}>
      {isOvertaken && record && held.record && (
        <Alert
          color="yellow"
          variant="light"
          role="alert"
          mb="md"
          title={say('Somebody else has changed this record', 'Пока вы правили, запись изменил кто-то другой')}
        >
          <Group gap="sm">
            <Button
              size="compact-md"
              onClick={() => setHeld({ ...held, record: { ...(held.record as One), version: record.version } })}
            >
              {say('Keep mine', 'Оставить моё')}
            </Button>
            <Button size="compact-md" variant="default" onClick={take}>
              {say('Show theirs', 'Показать новое')}
            </Button>
          </Group>
        </Alert>
      )}
      <Fragment key={held.round}>{children(held.record, () => setTouched(false))}</Fragment>
    </div>
  );
}
