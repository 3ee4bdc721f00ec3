import { ActionIcon, Button, FileButton, Input } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ImageUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { say } from '../../../kit/say.ts';
import { ProblemText } from '../../../kit/tell.tsx';
import { type FilesOf, uploadFile } from '../../../shared/files/queries.ts';
import { useStoredUrl } from '../../../shared/files/use-stored-url.ts';
import { useMay } from '../../../shared/session/me.ts';
import classes from './picture-input.module.css';

interface PictureInputProps {
  label: string;
  owner: FilesOf;
  /** Identifier of the file. */
  value: string | null;
  onChange(next: string | null): void;
  error?: ReactNode;
  disabled: boolean;
}

/** A picture kept among the files of a record: uploaded at once, named by the record when its form is saved. */
export function PictureInput({ label, owner, value, onChange, error, disabled }: PictureInputProps) {
  const mayUpload = useMay()('files.upload') && !disabled;
  const act = value === null ? say('Choose', 'Выбрать') : say('Replace', 'Заменить');
  const upload = useMutation({
    mutationFn: (file: File) => uploadFile(owner, file),
    meta: { toldByPage: true },
    onSuccess: ({ id }) => onChange(id),
  });
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={upload.error ? <ProblemText error={upload.error} /> : error}
      role="group"
      aria-label={label}
    >
      <div className={classes.picture}>
        {value === null ? (
          <span className="dimmed">{say('None', 'Нет')}</span>
        ) : (
          <Picture key={value} fileId={value} name={label} />
        )}
      </div>
      {!disabled && (
        <div className={classes.acts}>
          {mayUpload && (
            <FileButton accept="image/png,image/jpeg,image/webp" onChange={(file) => file && upload.mutate(file)}>
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  size="compact-md"
                  leftSection={<ImageUp size={14} />}
                  loading={upload.isPending}
                  aria-label={`${act}: ${label}`}
                >
                  {act}
                </Button>
              )}
            </FileButton>
          )}
          {value !== null && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`${say('Remove', 'Убрать')}: ${label}`}
              onClick={() => onChange(null)}
            >
              <X size={16} />
            </ActionIcon>
          )}
        </div>
      )}
    </Input.Wrapper>
  );
}

function Picture({ fileId, name }: { fileId: string; name: string }) {
  const { url, error } = useStoredUrl(fileId);
  if (error) return <ProblemText error={error} />;
  return url ? <img src={url} alt={name} /> : <span className="dimmed">…</span>;
}
