import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readStoredFile } from './read-stored-file.ts';

/** An address under which this page alone shows a stored file, until it is left. */
export function useStoredUrl(fileId: string, mimeType?: string) {
  const { data, error } = useQuery({
    queryKey: ['files', 'content', fileId],
    queryFn: ({ signal }) => readStoredFile(fileId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(mimeType === undefined ? data : new Blob([data], { type: mimeType }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data, mimeType]);
  return { url, error };
}
