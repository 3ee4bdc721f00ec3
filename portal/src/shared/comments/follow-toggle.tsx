import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { say } from '../../kit/say.ts';
import { api, ask } from '../api/client.ts';
import classes from './comments.module.css';
import { type Discussed, discussionQuery } from './queries.ts';

/** Who hears of each comment, and whether oneself does. */
export function FollowToggle({ of }: { of: Discussed }) {
  const client = useQueryClient();
  const query = discussionQuery(of);
  const { data } = useQuery(query);
  const { mutate, isPending } = useMutation({
    mutationFn: (isWanted: boolean) =>
      ask(
        isWanted
          ? api.PUT('/api/v1/comments/followers', { body: of })
          : api.DELETE('/api/v1/comments/followers', { params: { query: of } }),
      ),
    onSuccess: (answer) => client.setQueryData(query.queryKey, answer),
  });
  if (!data) return null;
  const { isFollowed, items } = data;
  return (
    <div className={classes.following}>
      <small className="dimmed">
        {items.length > 0 && `${say('Followed by', 'Следят')}: ${items.map(({ name }) => name).join(', ')}`}
      </small>
      <Button
        variant="subtle"
        size="compact-sm"
        loading={isPending}
        leftSection={isFollowed ? <Bell size={14} aria-hidden /> : <BellOff size={14} aria-hidden />}
        onClick={() => mutate(!isFollowed)}
      >
        {isFollowed ? say('You follow', 'Вы следите') : say('Follow', 'Следить')}
      </Button>
    </div>
  );
}
