import { useMutation } from '@tanstack/react-query';
import { tellProblem } from '../../kit/tell.tsx';
import { api, ask } from '../api/client.ts';
import { uploadFile } from '../files/queries.ts';
import { type Comment, type Discussed, useCommentsChanged } from './queries.ts';

interface Sent {
  text: string;
  mentionIds: string[];
  files: readonly File[];
}

/** Sends a comment and then its files; a file that is refused is told by name, and the comment stays. */
export function useSendComment(of: Discussed, edited: Comment | undefined, onSent: () => void) {
  const changed = useCommentsChanged(of);
  return useMutation({
    meta: { toldByPage: true },
    async mutationFn({ files, ...said }: Sent) {
      const { id } = edited
        ? await ask(
            api.PATCH('/api/v1/comments/{id}', {
              params: { path: { id: edited.id } },
              body: { ...said, version: edited.version },
            }),
          )
        : await ask(api.POST('/api/v1/comments', { body: { ...of, ...said } }));
      for (const file of files)
        await uploadFile({ entityType: 'comment', entityId: id }, file).catch((error) => tellProblem(error, file.name));
    },
    async onSuccess() {
      onSent();
      await changed();
    },
  });
}
