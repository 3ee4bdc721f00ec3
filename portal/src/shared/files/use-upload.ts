import { useState } from 'react';
import { tellProblem } from '../../kit/tell.tsx';
import { type FilesOf, uploadFile, useFilesChanged } from './queries.ts';

/** Files on their way to a record, one after another; what is refused is told by name and the rest goes on. */
export function useUpload(owner: FilesOf) {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const changed = useFilesChanged(owner);
  const upload = async (files: readonly File[]) => {
    setWaiting((before) => [...before, ...files.map(({ name }) => name)]);
    for (const file of files) {
      await uploadFile(owner, file).catch(tellProblem);
      setWaiting(([, ...rest]) => rest);
      await changed();
    }
  };
  return { waiting, upload };
}
