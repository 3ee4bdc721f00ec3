import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { say } from '../../kit/say.ts';
import { tellDone } from '../../kit/tell.tsx';

interface Going {
  /** First word of the keys of what is asked, and the name of its list in the address. */
  list: 'objects' | 'drivers' | 'vehicles' | 'routes' | 'batches';
  name: string;
  remove(): Promise<{ result: 'deleted' | 'archived' }>;
  restore(): Promise<unknown>;
}

/** Deleting a record, which keeps it in the archive where others name it, and bringing it back. */
export function useGoing({ list, name, remove, restore }: Going) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const client = useQueryClient();
  const renew = () => client.invalidateQueries({ queryKey: ['logistics'] });
  const going = useMutation({
    mutationFn: remove,
    async onSuccess({ result }) {
      if (result === 'deleted') await navigate({ to: `/${portal}/logistics/${list}` as '/' });
      await renew();
      tellDone(
        result === 'deleted'
          ? `${say('Deleted', 'Удалено')}: ${name}`
          : `${say('Others name it, so it went to the archive', 'На запись ссылаются, поэтому она убрана в архив')}: ${name}`,
      );
    },
  });
  const coming = useMutation({
    mutationFn: restore,
    async onSuccess() {
      await renew();
      tellDone(`${say('Restored', 'Восстановлено')}: ${name}`);
    },
  });
  return { going, coming };
}
