import { useMutation } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { api, ask } from '../../shared/api/client.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { pathsOf } from './addresses.ts';
import type { ImportMode, Place } from './nouns.ts';
import { type ImportJob, importQuery } from './queries.ts';

export interface Letter {
  text?: string;
  attachment?: File;
  subject?: string;
}

interface Start {
  supplierId: string | undefined;
  mode?: ImportMode;
}

/** Sends a file or a letter to be read, and goes to its page. */
export function useStart(place: Place) {
  const { portal } = useParams({ from: '/$portal' });
  const navigate = useNavigate();
  const { imports, fromMail, path } = pathsOf(place);
  const kind = place.requisition ? { kind: place.kind } : {};
  const opened = (job: ImportJob) => {
    queryClient.setQueryData(importQuery(place, job.id).queryKey, job);
    return navigate({
      to: '/$portal/imports/$jobId',
      params: { portal, jobId: job.id },
      search: { ...place, step: 'mapping' },
    });
  };
  return {
    file: useMutation({
      mutationFn: ({ file, mode, supplierId }: Start & { file: File }) =>
        ask(
          api.POST(imports, {
            params: { path: path() },
            body: { file: file.name },
            bodySerializer: () => formOf({ ...kind, mode, supplierId, file }),
          }),
        ),
      meta: { toldByPage: true },
      onSuccess: opened,
    }),
    letter: useMutation({
      mutationFn: ({ text, attachment, subject, mode, supplierId }: Start & Letter) =>
        ask(
          api.POST(fromMail, {
            params: { path: path() },
            body: {},
            bodySerializer: () => formOf({ ...kind, mode, supplierId, text, attachment, subject }),
          }),
        ),
      meta: { toldByPage: true },
      onSuccess: opened,
    }),
  };
}

function formOf(given: Readonly<Record<string, string | File | undefined>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) if (value !== undefined) form.append(name, value);
  return form;
}
