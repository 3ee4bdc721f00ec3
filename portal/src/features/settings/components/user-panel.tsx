import { Drawer } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Held } from '../../../kit/form/held.tsx';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { personQuery } from '../../../shared/people/find-people.ts';
import { InviteForm } from './invite-form.tsx';
import { UserActions } from './user-actions.tsx';
import { UserForm } from './user-form.tsx';

/** A person beside the list: who they are, what they may do, and whether they may come in; or one being invited. */
export function UserPanel({ open, onClose }: { open: string | undefined; onClose(): void }) {
  const { data, error } = useQuery({ ...personQuery(open ?? ''), enabled: open !== undefined && open !== 'new' });
  const known = open === 'new' ? undefined : data;
  return (
    <Drawer
      opened={open !== undefined}
      onClose={onClose}
      position="right"
      size={460}
      title={open === 'new' ? say('Invite a colleague', 'Пригласить коллегу') : (known?.fullName ?? '…')}
      closeButtonProps={{ 'aria-label': say('Close', 'Закрыть') }}
    >
      {error && <ProblemText error={error} />}
      {open === 'new' && <InviteForm onDone={onClose} />}
      {known && (
        <>
          <UserActions user={known} />
          <Held record={known}>{(held) => held && <UserForm user={held} onDone={onClose} />}</Held>
        </>
      )}
    </Drawer>
  );
}
