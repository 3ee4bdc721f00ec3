import { useState } from 'react';
import { showCount } from '../../src/kit/format.ts';
import { say } from '../../src/kit/say.ts';

interface VisitorFile {
  fileName: string;
  sizeBytes: number;
  url: string;
  expiresAt: string;
}

interface FilesProps {
  files: readonly VisitorFile[];
  /** The same files with fresh addresses. */
  read(): Promise<readonly VisitorFile[]>;
}

/** Files beside a record, under their heading. */
export const Files = (props: FilesProps) => (
  <>
    <h2>{say('Files', 'Файлы')}</h2>
    <FileList {...props} />
  </>
);

/** Their addresses are valid for five minutes: an older one is fetched again. */
export function FileList({ files, read }: FilesProps) {
  const [failed, setFailed] = useState(false);
  const open = async (file: VisitorFile, index: number) => {
    try {
      const known = Date.parse(file.expiresAt) > Date.now() + 20_000 ? files : await read();
      setFailed(false);
      location.assign((known[index] ?? file).url);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ul className="files">
        {files.map((file, index) => (
          <li key={`${file.fileName} ${index}`}>
            <button type="button" className="link" onClick={() => void open(file, index)}>
              {file.fileName}
            </button>{' '}
            <span className="dimmed">{sizeOf(file.sizeBytes)}</span>
          </li>
        ))}
      </ul>
      {failed && (
        <p className="bad" role="alert">
          {say('The file could not be downloaded. Try again.', 'Файл не удалось получить. Попробуйте ещё раз.')}
        </p>
      )}
    </>
  );
}

const sizeOf = (bytes: number) =>
  bytes < 1_048_576
    ? say(`${showCount(Math.ceil(bytes / 1024))} KB`, `${showCount(Math.ceil(bytes / 1024))} КБ`)
    : say(`${(bytes / 1_048_576).toFixed(1)} MB`, `${(bytes / 1_048_576).toFixed(1).replace('.', ',')} МБ`);
