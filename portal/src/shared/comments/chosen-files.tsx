import { CloseButton } from '@mantine/core';
import { say } from '../../kit/say.ts';
import { showBytes } from '../../kit/show-bytes.ts';
import classes from './comments.module.css';

interface ChosenFilesProps {
  files: readonly File[];
  onChange(next: readonly File[]): void;
}

/** Files that will go with a comment once it is sent. */
export function ChosenFiles({ files, onChange }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={say('Files to attach', 'Прилагаемые файлы')}>
      {files.map((file, at) => (
        <li key={`${at} ${file.name}`}>
          <span className="clip">{file.name}</span>
          <small className="dimmed">{showBytes(file.size)}</small>
          <CloseButton
            size="sm"
            aria-label={`${say('Leave out', 'Не прилагать')}: ${file.name}`}
            onClick={() => onChange(files.filter((one) => one !== file))}
          />
        </li>
      ))}
    </ul>
  );
}
