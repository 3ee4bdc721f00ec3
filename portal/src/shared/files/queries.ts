import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { operations } from '../../../../sdk/types.ts';
import { api, ask } from '../api/client.ts';

type FileOwner = NonNullable<operations['files.list-files']['parameters']['query']>['entityType'];

/** The record files hang on. */
export interface FilesOf {
  entityType: FileOwner;
  entityId: string;
}

export const filesQuery = ({ entityType, entityId }: FilesOf) =>
  queryOptions({
    queryKey: ['files', entityType, entityId],
    queryFn: ({ signal }) => ask(api.GET('/api/v1/files', { params: { query: { entityType, entityId } }, signal })),
    select: ({ items }) => items,
  });

export const useFilesChanged = ({ entityType, entityId }: FilesOf) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: ['files', entityType, entityId] });
};

export async function uploadFile({ entityType, entityId }: FilesOf, file: File) {
  const form = new FormData();
  form.set('entityType', entityType);
  form.set('entityId', entityId);
  form.set('file', file, file.name);
  return ask(
    api.POST('/api/v1/files', { body: { file: file.name, entityType, entityId }, bodySerializer: () => form }),
  );
}

/** Saves a file by the link that the server signs for five minutes. */
export async function downloadFile(fileId: string, fileName: string) {
  const { url } = await ask(api.GET('/api/v1/files/{fileId}/download-url', { params: { path: { fileId } } }));
  const link = document.createElement('a');
  // The link names the public address; the page asks its own.
  link.href = new URL(url).pathname;
  link.download = fileName;
  link.click();
}
