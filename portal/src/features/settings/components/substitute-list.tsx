import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showDay, today } from '../../../kit/format.ts';
import { say } from '../../../kit/say.ts';
import { useMay, useMe } from '../../../shared/session/me.ts';
import { deleteSubstitute, type Substitute } from '../approvals.ts';
import classes from './approvals.module.css';

/** Who decides in whose place, the latest first; past ones are kept in view. */
export function SubstituteList({ substitutes }: { substitutes: readonly Substitute[] }) {
  return (
    <ul className={classes.list}>
      {substitutes.map((one) => (
        <SubstituteLine key={one.id} one={one} />
      ))}
    </ul>
  );
}

function SubstituteLine({ one }: { one: Substitute }) {
  const { user } = useMe();
  const mayChange = useMay()('users.update') || one.userId === user.id;
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteSubstitute(one.id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['settings'] }),
  });
  const isPast = one.until < today();
  return (
    <li data-off={isPast || undefined}>
      <div>
        <b>{one.user.name}</b> → {one.substitute.name}
        <p className="dimmed">
          {showDay(one.from)} – {showDay(one.until)}
          {one.comment && ` · ${one.comment}`}
          {isPast && ` · ${say('over', 'закончилось')}`}
        </p>
      </div>
      {mayChange && !isPast && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {say('End', 'Прекратить')}
        </Button>
      )}
    </li>
  );
}
